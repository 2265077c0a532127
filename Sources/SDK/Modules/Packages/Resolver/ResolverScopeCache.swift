// Resolver: the declarations of ResolverScopeCache, as its documentation has them.

class ResolverScopeCache: ResolverScope {
  private var values: [String: Any] = [:]

  override init() { super.init() }

  override func _kept(_ key: String) -> Any? { values[key] }
  override func _keep(_ value: Any, _ key: String) { values[key] = value }
  override func reset() { values = [:] }
}
