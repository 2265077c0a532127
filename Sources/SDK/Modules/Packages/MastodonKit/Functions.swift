// MastodonKit (github.com/MastodonKit/MastodonKit): what its requests are made with.

/// Only what holds is sent.
func _flag(_ flag: Bool?) -> String? { flag == true ? "true" : nil }
func _words(_ scopes: [AccessScope]) -> String { scopes.map(\.rawValue).joined(separator: " ") }
