// WidgetKit: the declarations of WidgetPushInfo.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetPushInfo {
  let token: Foundation.Data
}
