// WidgetKit: the declarations of PreviewTimelineBuilder.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

@resultBuilder struct PreviewTimelineBuilder {
  static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry]
  static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry]
  static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry])
    -> [any TimelineEntry]
  static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry]
}
