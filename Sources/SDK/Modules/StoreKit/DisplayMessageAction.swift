// StoreKit: the declarations of DisplayMessageAction.
// Declared as the framework's interface has it, with code of our own.

struct DisplayMessageAction {
  init() {}
  func callAsFunction(_ message: Message) throws {}
}
