// SwiftUI: what iOS 27 adds to ToolbarPlacement.
// Declared as the framework's interface has it, with code of our own.

extension ToolbarPlacement {
  static var statusBar: ToolbarPlacement { get }
}
