// AppIntents: the declarations of View.
// Declared as the framework's interface has it, with code of our own.

extension View {
  func accessibilityAction<I, Label>(intent: I, @ViewBuilder label: () -> Label) -> some View
  where I: AppIntent, Label: View {
    accessibilityAction(action: { intent._run() }, label: label)
  }
  func accessibilityAction<I>(_ actionKind: AccessibilityActionKind = .default, intent: I) -> some View
  where I: AppIntent {
    accessibilityAction(actionKind) { intent._run() }
  }
  func accessibilityAction<I>(named name: Text, intent: I) -> some View where I: AppIntent {
    accessibilityAction(named: name) { intent._run() }
  }
  func accessibilityAction<I>(named nameKey: LocalizedStringKey, intent: I) -> some View where I: AppIntent {
    accessibilityAction(named: nameKey) { intent._run() }
  }
  @_disfavoredOverload func accessibilityAction<I>(named nameResource: LocalizedStringResource, intent: I)
    -> some View where I: AppIntent
  {
    accessibilityAction(named: nameResource) { intent._run() }
  }
  @_disfavoredOverload func accessibilityAction<S, I>(named name: S, intent: I) -> some View
  where S: StringProtocol, I: AppIntent {
    accessibilityAction(named: name) { intent._run() }
  }
  func onAppIntentExecution<I>(_ intentType: I.Type, perform action: @escaping (I) -> Void) -> some View
  where I: TargetContentProvidingIntent { self }
  func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
  func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
