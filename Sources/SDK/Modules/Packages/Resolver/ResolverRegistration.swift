// Resolver: the declarations of ResolverRegistration, as its documentation has them.

final class ResolverRegistration {
  let key: String
  let make: (Resolver, Any?) -> Any?
  var scope = Resolver.defaultScope
  var mutators: [(Resolver, Any) -> Void] = []

  init(key: String, make: @escaping (Resolver, Any?) -> Any?) {
    self.key = key
    self.make = make
  }

  func resolve(_ resolver: Resolver, _ args: Any?) -> Any? {
    if let kept = scope._kept(key) { return kept }
    guard let value = make(resolver, args) else { return nil }
    for mutator in mutators { mutator(resolver, value) }
    scope._keep(value, key)
    return value
  }
}
