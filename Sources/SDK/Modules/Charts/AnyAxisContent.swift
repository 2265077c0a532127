// Charts: the declarations of AnyAxisContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyAxisContent: AxisContent {
  init(_ content: any AxisContent)
  init(erasing content: some AxisContent)
}
