// Factory: the declarations of DynamicInjected, as its documentation has them.

@propertyWrapper struct DynamicInjected<T> {
  private let make: () -> Factory<T>

  init(_ keyPath: KeyPath<Container, Factory<T>>) { make = { Container.shared[keyPath: keyPath] } }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { make = { C.shared[keyPath: keyPath] } }

  var wrappedValue: T { make()() }
  var projectedValue: Factory<T> { make() }
}
