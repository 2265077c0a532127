// Factory: the declarations of InjectedObservable, as its documentation has them.

@propertyWrapper struct InjectedObservable<T>: DynamicProperty where T: Observable & AnyObject {
  @State private var object: T

  init(_ keyPath: KeyPath<Container, Factory<T>>) {
    _object = State(wrappedValue: Container.shared[keyPath: keyPath]())
  }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    _object = State(wrappedValue: C.shared[keyPath: keyPath]())
  }

  var wrappedValue: T { object }
  var projectedValue: Binding<T> { $object }
}
