// AppIntents: the declarations of SiriTipView. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct SiriTipView: View {
  init<Intent>(intent: Intent, isVisible: Binding<Bool>? = nil) where Intent: AppIntent
  typealias Body = Never
}
