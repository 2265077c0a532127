// Charts: the declarations of Plot.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Plot<Content>: ChartContent where Content: ChartContent {
  init(@ChartContentBuilder content: () -> Content)
  typealias Body = Never
}
