// WidgetKit: the declarations of ContainerBackgroundPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension ContainerBackgroundPlacement {
  static let widget: ContainerBackgroundPlacement
}
