// ManagedSettings: the declarations of Application.
// Declared as the framework's interface has it, with code of our own.

struct Application: Hashable, Codable, Sendable {
  var bundleIdentifier: String? { get }
  var localizedDisplayName: String? { get }
  var token: Token<Application>? { get }
}
