// Resolver: the declarations of ResolverScope, as its documentation has them.

/// How long what was made is used again; the graph of one resolution is taken for no time at all.
class ResolverScope {
  static let application = ResolverScopeCache()
  static let container = ResolverScopeCache()
  static let cached = ResolverScopeCache()
  static let graph = ResolverScope()
  static let shared = ResolverScopeCache()
  static let unique = ResolverScope()

  init() {}

  func _kept(_ key: String) -> Any? { nil }
  func _keep(_ value: Any, _ key: String) {}
  func reset() {}
}
