// Combine: the declarations of Subscriptions.
// Declared as the framework's interface has it, with code of our own.

enum Subscriptions {
  static var empty: any Subscription { _Out(_Inlet<Never, Never>({ _ in }, { _ in }, { _ in })) }
}
