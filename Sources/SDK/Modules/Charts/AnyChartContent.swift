// Charts: the declarations of AnyChartContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AnyChartContent: ChartContent {
  init(_ content: any ChartContent)
  init(erasing content: some ChartContent)
  typealias Body = Never
}
