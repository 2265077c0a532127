// StoreKit: the declarations of AutomaticProductPlaceholderIcon.
// Declared as the framework's interface has it, with code of our own.

struct AutomaticProductPlaceholderIcon: View {
  typealias Body = Never
}
