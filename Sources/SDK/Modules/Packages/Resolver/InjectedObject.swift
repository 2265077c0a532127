// Resolver: the declarations of InjectedObject, as its documentation has them.

@propertyWrapper struct InjectedObject<Service>: DynamicProperty where Service: ObservableObject {
  @ObservedObject private var service: Service

  init() { service = Resolver.resolve(Service.self) }
  init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    service = (container ?? Resolver.root).resolve(Service.self, name: name)
  }

  var wrappedValue: Service {
    get { service }
    mutating set { service = newValue }
  }
  var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
