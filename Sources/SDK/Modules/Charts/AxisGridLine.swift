// Charts: the declarations of AxisGridLine.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AxisGridLine: AxisMark {
  init(centered: Bool? = nil, stroke: StrokeStyle? = nil)
}
