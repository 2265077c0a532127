// Factory: the declarations of LazyInjected, as its documentation has them.

@propertyWrapper struct LazyInjected<T> {
  private final class Storage {
    var value: T?

    init() { value = nil }
  }

  private let make: () -> Factory<T>
  private let storage = Storage()
  var factory: Factory<T> { make() }

  init(_ keyPath: KeyPath<Container, Factory<T>>) { make = { Container.shared[keyPath: keyPath] } }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) { make = { C.shared[keyPath: keyPath] } }

  var wrappedValue: T {
    get {
      if let value = storage.value { return value }
      let value = make()()
      storage.value = value
      return value
    }
    nonmutating set { storage.value = newValue }
  }
  var projectedValue: LazyInjected<T> { self }
}
