// Charts: the declarations of AnyAxisMark.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyAxisMark: AxisMark {
  init(_ content: any AxisMark)
  init(erasing content: some AxisMark)
}
