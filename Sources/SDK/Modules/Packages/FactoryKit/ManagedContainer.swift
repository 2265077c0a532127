// Factory: the declarations of ManagedContainer, as its documentation has them.

protocol ManagedContainer: AnyObject {
  var manager: ContainerManager { get }
}

extension ManagedContainer {
  func callAsFunction<T>(key: String = #function, _ factory: @escaping () -> T) -> Factory<T> {
    Factory(self, key: key, factory)
  }
  func callAsFunction<P, T>(
    key: String = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> {
    ParameterFactory(self, key: key, factory)
  }
  func promised<T>(key: String = #function) -> Factory<T?> { Factory(self, key: key) { nil } }
  @discardableResult func with(_ transform: (Self) -> Void) -> Self {
    transform(self)
    return self
  }
  func reset(options: FactoryResetOptions = .all) { manager.reset(options: options) }

  /// What registers itself does so before the first thing is asked for.
  func _prepare() {
    guard !manager._hasRegistered else { return }
    manager._hasRegistered = true
    (self as? AutoRegistering)?.autoRegister()
  }
}
