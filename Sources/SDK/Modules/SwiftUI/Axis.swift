// SwiftUI: the declarations of Axis.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum Axis: Int8, CaseIterable, CustomStringConvertible {
  case horizontal
  case vertical
  struct Set: OptionSet {
    let rawValue: Int8
    init(rawValue: Int8)
    static let horizontal: Axis.Set
    static let vertical: Axis.Set
  }
  var description: String { get }
}
