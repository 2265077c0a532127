// WidgetKit: the declarations of WidgetRelevanceAttribute.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetRelevanceAttribute<Configuration> {}

extension WidgetRelevanceAttribute where Configuration == () {
  init(context: RelevanceKit.RelevantContext)
  init(group: WidgetRelevanceGroup)
}
