// WidgetKit: the declarations of WidgetPushHandler.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

protocol WidgetPushHandler {
  init()
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
