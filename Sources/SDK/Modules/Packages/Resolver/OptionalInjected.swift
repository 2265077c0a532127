// Resolver: the declarations of OptionalInjected, as its documentation has them.

@propertyWrapper struct OptionalInjected<Service> {
  private var service: Service?

  init() { service = Resolver.optional(Service.self) }
  init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    service = (container ?? Resolver.root).optional(Service.self, name: name)
  }

  var wrappedValue: Service? {
    get { service }
    mutating set { service = newValue }
  }
  var projectedValue: OptionalInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }
}
