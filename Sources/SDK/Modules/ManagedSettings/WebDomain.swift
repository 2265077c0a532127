// ManagedSettings: the declarations of WebDomain.
// Declared as the framework's interface has it, with code of our own.

struct WebDomain: Hashable, Codable, Sendable {
  var domain: String? { get }
  var token: Token<WebDomain>? { get }
}
