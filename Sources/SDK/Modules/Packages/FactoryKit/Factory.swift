// Factory: the declarations of Factory, as its documentation has them.

struct Factory<T> {
  private let container: ManagedContainer
  private let key: String
  private var make: () -> T
  private var scope: Scope?
  private var decorator: ((T) -> Void)?

  init(_ container: ManagedContainer, key: String = #function, _ factory: @escaping () -> T) {
    self.container = container
    self.key = key
    make = factory
  }

  func callAsFunction() -> T { resolve() }
  func resolve() -> T {
    container._prepare()
    let scope = manager._scopes[key] ?? scope ?? container.manager.defaultScope ?? .unique
    let cache = scope === Scope.singleton ? Scope._singletons : manager
    let place = scope === Scope.singleton ? "\(type(of: container)).\(key)" : key
    if let cached = cache._cached[place], let value = cached.value as? T { return value }
    let value = (manager._registered[key] as? () -> T ?? make)()
    if scope !== Scope.unique, scope !== Scope.graph { cache._cached[place] = (scope, value) }
    decorator?(value)
    return value
  }

  private var manager: ContainerManager { container.manager }

  @discardableResult func register(factory: @escaping () -> T) -> Factory {
    container._prepare()
    manager._registered[key] = factory
    manager._cached[key] = nil
    return self
  }
  @discardableResult func callAsFunction(factory: @escaping () -> T) -> EmptyView {
    register(factory: factory)
    return EmptyView()
  }
  @discardableResult func reset(_ options: FactoryResetOptions = .all) -> Factory {
    if options == .all || options == .registration { manager._registered[key] = nil }
    if options == .all || options == .scope { manager._cached[key] = nil }
    return self
  }

  func scope(_ scope: Scope) -> Factory {
    var copy = self
    copy.scope = scope
    return copy
  }
  var unique: Factory { scope(.unique) }
  var cached: Factory { scope(.cached) }
  var shared: Factory { scope(.shared) }
  var graph: Factory { scope(.graph) }
  var singleton: Factory { scope(.singleton) }
  func decorator(_ decorator: @escaping (T) -> Void) -> Factory {
    var copy = self
    copy.decorator = decorator
    return copy
  }
  func once() -> Factory { self }

  @discardableResult func onPreview(factory: @escaping () -> T) -> Factory {
    guard ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" else { return self }
    var copy = self
    copy.make = factory
    return copy
  }
  @discardableResult func onTest(factory: @escaping () -> T) -> Factory { self }
}
