// WidgetKit: the declarations of ControlPushInfo.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlPushInfo {
  let token: Foundation.Data
}
