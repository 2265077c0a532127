// Charts: the declarations of FunctionLinePlotContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FunctionLinePlotContent: ChartContent {
  typealias Body = Never
}
