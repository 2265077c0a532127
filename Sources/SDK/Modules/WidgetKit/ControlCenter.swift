// WidgetKit: the declarations of ControlCenter.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

class ControlCenter {
  static let shared: ControlCenter
  func currentControls() async throws -> [ControlInfo]
  func reloadControls(ofKind kind: String)
  func reloadAllControls()
}
