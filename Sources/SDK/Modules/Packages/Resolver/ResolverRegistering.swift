// Resolver: the declarations of ResolverRegistering, as its documentation has them.

protocol ResolverRegistering {
  static func registerAllServices()
}
