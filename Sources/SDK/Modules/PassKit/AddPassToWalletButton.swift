// PassKit: the declarations of AddPassToWalletButton. Its words are the system's.
// Declared as the framework's interface has it, with code of our own.

struct AddPassToWalletButton<Fallback>: View where Fallback: View {
  init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void, @ViewBuilder fallback: () -> Fallback)
  typealias Body = Never
}

extension AddPassToWalletButton where Fallback == EmptyView {
  init(action: @escaping () -> Void)
  init(_ passes: [PKPass], onCompletion: @escaping (Bool) -> Void)
}
