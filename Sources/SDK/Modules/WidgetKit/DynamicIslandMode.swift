// WidgetKit: the declarations of DynamicIslandMode.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIslandMode: Equatable {
  static let expanded: DynamicIslandMode
  static let compactLeading: DynamicIslandMode
  static let compactTrailing: DynamicIslandMode
  static let minimal: DynamicIslandMode
}
