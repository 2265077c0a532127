// WidgetKit: the declarations of ControlPushHandler.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol ControlPushHandler {
  init()
  func pushTokensDidChange(controls: [ControlInfo])
}
