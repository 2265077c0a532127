// ManagedSettings: the declarations of Token.
// Declared as the framework's interface has it, with code of our own.

struct Token<T>: Hashable, Codable, Sendable {
  init(from decoder: any Decoder) throws
  func encode(to encoder: any Encoder) throws
}
