// Charts: the declarations of Optional.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  var body: Never { get }
  typealias Body = Never
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension Optional: ChartContent where Wrapped: ChartContent {
  var body: Never { get }
  typealias Body = Never
}
