// WidgetKit: the declarations of WidgetRelevance.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetRelevance<Configuration> {
  init(_ attributes: [WidgetRelevanceAttribute<Configuration>])
}
