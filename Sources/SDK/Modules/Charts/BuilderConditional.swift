// Charts: the declarations of BuilderConditional.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BuilderConditional<TrueContent, FalseContent> {}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  var body: Never { get }
  typealias Body = Never
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  var body: Never { get }
  typealias Body = Never
}
