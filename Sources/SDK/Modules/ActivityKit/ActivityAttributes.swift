// ActivityKit: the declarations of ActivityAttributes.
// Declared as the framework's interface has it, with code of our own.

protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}
