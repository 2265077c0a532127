// SwiftUI: the declarations of PencilPreferredAction.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PencilPreferredAction: Hashable {
  static let switchEraser: PencilPreferredAction
  static let switchPrevious: PencilPreferredAction
  static let showColorPalette: PencilPreferredAction
  static let showInkAttributes: PencilPreferredAction
  static let showContextualPalette: PencilPreferredAction
  static let runSystemShortcut: PencilPreferredAction
  static let ignore: PencilPreferredAction
}
