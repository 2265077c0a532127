// ManagedSettings: the declarations of ActivityCategory.
// Declared as the framework's interface has it, with code of our own.

struct ActivityCategory: Hashable, Codable, Sendable {
  var localizedDisplayName: String? { get }
  var token: Token<ActivityCategory>? { get }
}
