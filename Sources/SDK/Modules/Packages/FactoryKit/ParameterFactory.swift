// Factory: the declarations of ParameterFactory, as its documentation has them.

struct ParameterFactory<P, T> {
  private let container: ManagedContainer
  private let key: String
  private let make: (P) -> T
  private var scope: Scope?

  init(_ container: ManagedContainer, key: String = #function, _ factory: @escaping (P) -> T) {
    self.container = container
    self.key = key
    make = factory
  }

  func callAsFunction(_ parameters: P) -> T { resolve(parameters) }
  func resolve(_ parameters: P) -> T {
    container._prepare()
    let manager = container.manager
    let scope = scope ?? manager.defaultScope ?? .unique
    if let cached = manager._cached[key], let value = cached.value as? T { return value }
    let value = (manager._registered[key] as? (P) -> T ?? make)(parameters)
    if scope !== Scope.unique, scope !== Scope.graph { manager._cached[key] = (scope, value) }
    return value
  }

  @discardableResult func register(factory: @escaping (P) -> T) -> ParameterFactory {
    container._prepare()
    container.manager._registered[key] = factory
    container.manager._cached[key] = nil
    return self
  }

  func scope(_ scope: Scope) -> ParameterFactory {
    var copy = self
    copy.scope = scope
    return copy
  }
  var unique: ParameterFactory { scope(.unique) }
  var cached: ParameterFactory { scope(.cached) }
  var shared: ParameterFactory { scope(.shared) }
  var graph: ParameterFactory { scope(.graph) }
  var singleton: ParameterFactory { scope(.singleton) }
}
