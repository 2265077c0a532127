// Charts: the declarations of FunctionAreaPlotContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FunctionAreaPlotContent: ChartContent {
  typealias Body = Never
}
