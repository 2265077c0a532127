// SwiftUI: the declarations of SubmitTriggers.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SubmitTriggers: OptionSet {
  let rawValue: SubmitTriggers.RawValue
  init(rawValue: SubmitTriggers.RawValue)
  static let text: SubmitTriggers
  static let search: SubmitTriggers
}
