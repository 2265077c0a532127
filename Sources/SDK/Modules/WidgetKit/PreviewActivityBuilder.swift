// WidgetKit: the declarations of PreviewActivityBuilder.
// Declared as the framework's interface has it, with code of our own.

@resultBuilder struct PreviewActivityBuilder<Attributes> where Attributes: ActivityAttributes {
  static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
  static func buildPartialBlock(first: [Attributes.ContentState]) -> [Attributes.ContentState] { first }
  static func buildPartialBlock(accumulated: [Attributes.ContentState], next: [Attributes.ContentState])
    -> [Attributes.ContentState]
  { accumulated + next }
  static func buildArray(_ components: [[Attributes.ContentState]]) -> [Attributes.ContentState] {
    components.flatMap { $0 }
  }
}
