// SwiftUI: the declarations of VerticalEdge.
// Declared as the framework's interface has it, with code of our own.

enum VerticalEdge: Int8, CaseIterable, Codable {
  case top
  case bottom
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static let top = Set(rawValue: 1)
    static let bottom = Set(rawValue: 2)
    static let all = Set(rawValue: 3)
    init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }
  }
}
