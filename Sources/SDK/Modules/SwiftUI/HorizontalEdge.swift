// SwiftUI: the declarations of HorizontalEdge.
// Declared as the framework's interface has it, with code of our own.

enum HorizontalEdge: Int8, CaseIterable, Codable {
  case leading
  case trailing
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static let leading = Set(rawValue: 1)
    static let trailing = Set(rawValue: 2)
    static let all = Set(rawValue: 3)
    init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
  }
}
