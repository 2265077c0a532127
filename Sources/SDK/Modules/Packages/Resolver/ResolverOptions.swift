// Resolver: the declarations of ResolverOptions, as its documentation has them.

struct ResolverOptions<Service> {
  let _resolver: Resolver
  let _registration: ResolverRegistration

  init(_ resolver: Resolver, _ registration: ResolverRegistration) {
    _resolver = resolver
    _registration = registration
  }

  @discardableResult func implements<Protocol>(
    _ type: Protocol.Type, name: Resolver.Name? = nil
  ) -> ResolverOptions<Service> {
    _resolver._registrations[Resolver._key(type, name)] = _registration
    return self
  }
  @discardableResult func resolveProperties(
    _ block: @escaping ResolverFactoryMutator<Service>
  ) -> ResolverOptions<Service> {
    _registration.mutators.append { resolver, value in
      if let service = value as? Service { block(resolver, service) }
    }
    return self
  }
  @discardableResult func scope(_ scope: ResolverScope) -> ResolverOptions<Service> {
    _registration.scope = scope
    return self
  }
}
