// SwiftUI: the declarations of TextInputAutocapitalization.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TextInputAutocapitalization {
  static var never: TextInputAutocapitalization { get }
  static var words: TextInputAutocapitalization { get }
  static var sentences: TextInputAutocapitalization { get }
  static var characters: TextInputAutocapitalization { get }
  init?(_ type: UITextAutocapitalizationType)
}
