// WidgetKit: the declarations of WidgetRelevanceGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct WidgetRelevanceGroup {
  static func named(_ name: String) -> WidgetRelevanceGroup
  static let ungrouped: WidgetRelevanceGroup
  static let automatic: WidgetRelevanceGroup
}
