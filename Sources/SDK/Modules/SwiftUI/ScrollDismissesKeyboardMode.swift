// SwiftUI: the declarations of ScrollDismissesKeyboardMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollDismissesKeyboardMode: Equatable, Hashable {
  static var automatic: ScrollDismissesKeyboardMode { get }
  static var immediately: ScrollDismissesKeyboardMode { get }
  static var interactively: ScrollDismissesKeyboardMode { get }
  static var never: ScrollDismissesKeyboardMode { get }
}
