// Charts: the declarations of ChartAxisContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ChartAxisContent: View {
  typealias Body = Never
}
