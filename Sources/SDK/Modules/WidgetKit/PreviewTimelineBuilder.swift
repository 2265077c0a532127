// WidgetKit: the declarations of PreviewTimelineBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct PreviewTimelineBuilder {
  static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }
  static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
  static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry])
    -> [any TimelineEntry]
  { accumulated + next }
  static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
    components.flatMap { $0 }
  }
}
