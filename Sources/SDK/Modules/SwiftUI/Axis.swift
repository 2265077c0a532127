// SwiftUI: the declarations of Axis.
// Declared as the framework's interface has it, with code of our own.

enum Axis: Int8, CaseIterable, CustomStringConvertible {
  case horizontal
  case vertical
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8) { self.rawValue = rawValue }
    static let horizontal = Set(rawValue: 1)
    static let vertical = Set(rawValue: 2)
  }
  var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
