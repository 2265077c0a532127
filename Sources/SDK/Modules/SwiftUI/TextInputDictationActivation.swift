// SwiftUI: the declarations of TextInputDictationActivation.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextInputDictationActivation: Equatable {
  static let onSelect: TextInputDictationActivation
  static let onLook: TextInputDictationActivation
}
