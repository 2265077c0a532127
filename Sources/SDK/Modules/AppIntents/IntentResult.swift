// AppIntents: the declarations of IntentResult. What an intent gives.
// Declared as the framework's interface has it, with code of our own.

protocol IntentResult: Sendable {
  associatedtype Value
  var value: Self.Value? { get }
}

extension IntentResult {
  var value: Never? { nil }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  static func result() -> IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(_value: nil)
  }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  static func result(dialog: IntentDialog) -> IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(_value: nil)
  }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
  static func result<Content>(view: Content) -> Self where Content: View {
    IntentResultContainer(_value: nil)
  }
  static func result<Content>(@ViewBuilder content: () -> Content) -> Self where Content: View {
    IntentResultContainer(_value: nil)
  }
}

extension IntentResult
where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
  static func result<Content>(dialog: IntentDialog, view: Content) -> Self where Content: View {
    IntentResultContainer(_value: nil)
  }
  static func result<Content>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Content: View {
    IntentResultContainer(_value: nil)
  }
}

extension IntentResult {
  static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    IntentResultContainer(_value: value)
  }
  static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(_value: value)
  }
  static func result<Value, Content>(value: Value, dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog>, Content: View {
    IntentResultContainer(_value: value)
  }
  static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never>, Content: View {
    IntentResultContainer(_value: value)
  }
  static func result<Intent>(opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, Never>, Intent: AppIntent {
    IntentResultContainer(_value: nil)
  }
  static func result<Intent>(opensIntent: Intent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Intent, Never, IntentDialog>, Intent: AppIntent {
    IntentResultContainer(_value: nil)
  }
  static func result<Value, Intent>(value: Value, opensIntent: Intent) -> Self
  where Self == IntentResultContainer<Value, Intent, Never, Never>, Intent: AppIntent {
    IntentResultContainer(_value: value)
  }
}
