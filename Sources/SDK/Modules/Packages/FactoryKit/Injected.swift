// Factory: the declarations of Injected, as its documentation has them.

@propertyWrapper struct Injected<T> {
  let factory: Factory<T>
  var wrappedValue: T

  init(_ keyPath: KeyPath<Container, Factory<T>>) {
    factory = Container.shared[keyPath: keyPath]
    wrappedValue = factory()
  }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    factory = C.shared[keyPath: keyPath]
    wrappedValue = factory()
  }

  var projectedValue: Injected<T> {
    get { self }
    set { self = newValue }
  }
  mutating func resolve(reset options: FactoryResetOptions = .none) {
    factory.reset(options)
    wrappedValue = factory()
  }
}
