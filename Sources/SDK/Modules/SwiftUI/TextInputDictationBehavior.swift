// SwiftUI: the declarations of TextInputDictationBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextInputDictationBehavior: Equatable {
  static let automatic: TextInputDictationBehavior
  static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
}
