// Factory: the declarations of Scope, as its documentation has them.

/// How long what was made is used again.
class Scope {
  static let unique = Scope()
  static let cached = Scope()
  static let shared = Scope()
  static let graph = Scope()
  static let singleton = Scope()
  static let _singletons = ContainerManager()

  init() {}
}
