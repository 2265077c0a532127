// SwiftUI: what iOS 27 adds to ToolbarItemPlacement.
// Declared as the framework's interface has it, with code of our own.

extension ToolbarItemPlacement {
  static var topBarPinnedTrailing: ToolbarItemPlacement { get }
}
