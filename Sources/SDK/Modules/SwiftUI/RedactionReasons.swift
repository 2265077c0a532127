// SwiftUI: the declarations of RedactionReasons.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RedactionReasons: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
  static let placeholder: RedactionReasons
  static let privacy: RedactionReasons
  static let invalidated: RedactionReasons
}
