// Charts: the declarations of ChartPlotContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ChartPlotContent: View {
  typealias Body = Never
}
