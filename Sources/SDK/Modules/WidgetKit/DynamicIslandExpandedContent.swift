// WidgetKit: the declarations of DynamicIslandExpandedContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DynamicIslandExpandedContent<Content> where Content: View {}
