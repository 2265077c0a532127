// Factory: the declarations of InjectedObject, as its documentation has them.

@propertyWrapper struct InjectedObject<T>: DynamicProperty where T: ObservableObject {
  @StateObject private var object: T

  init(_ keyPath: KeyPath<Container, Factory<T>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: keyPath]())
  }
  init<C: SharedContainer>(_ keyPath: KeyPath<C, Factory<T>>) {
    _object = StateObject(wrappedValue: C.shared[keyPath: keyPath]())
  }

  var wrappedValue: T { object }
  var projectedValue: ObservedObject<T>.Wrapper { $object }
}
