// Resolver: the declarations of Injected, as its documentation has them.

@propertyWrapper struct Injected<Service> {
  private var service: Service

  init() { service = Resolver.resolve(Service.self) }
  init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    service = (container ?? Resolver.root).resolve(Service.self, name: name)
  }

  var wrappedValue: Service {
    get { service }
    mutating set { service = newValue }
  }
  var projectedValue: Injected<Service> {
    get { self }
    mutating set { self = newValue }
  }
}
