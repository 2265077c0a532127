// Resolver: the declarations of LazyInjected, as its documentation has them.

@propertyWrapper struct LazyInjected<Service> {
  private var service: Service?
  var container: Resolver?
  var name: Resolver.Name?
  var args: Any?

  init() {}
  init(name: Resolver.Name? = nil, container: Resolver? = nil) {
    self.name = name
    self.container = container
  }

  var isEmpty: Bool { service == nil }
  var wrappedValue: Service {
    mutating get {
      if let service { return service }
      let made = (container ?? Resolver.root).resolve(Service.self, name: name, args: args)
      service = made
      return made
    }
    mutating set { service = newValue }
  }
  var projectedValue: LazyInjected<Service> {
    get { self }
    mutating set { self = newValue }
  }
  mutating func release() { service = nil }
}
