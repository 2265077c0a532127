// SwiftUI: the declarations of FocusInteractions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FocusInteractions: OptionSet {
  static let activate: FocusInteractions
  static let edit: FocusInteractions
  static var automatic: FocusInteractions { get }
  var rawValue: Int { get set }
  init(rawValue: Int)
}
