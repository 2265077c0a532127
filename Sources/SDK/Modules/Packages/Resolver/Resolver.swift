// Resolver: the declarations of Resolver, as its documentation has them.

final class Resolver {
  struct Name: ExpressibleByStringLiteral, Hashable {
    let rawValue: String

    init(_ rawValue: String) { self.rawValue = rawValue }
    init(stringLiteral: String) { rawValue = stringLiteral }
  }

  struct Args {
    private let args: Any?

    init(_ args: Any?) { self.args = args }

    func callAsFunction<T>() -> T { args as! T }
    func callAsFunction<T>(_ key: String) -> T { (args as! [String: Any])[key] as! T }
    func optional<T>() -> T? { args as? T }
    func optional<T>(_ key: String) -> T? { (args as? [String: Any])?[key] as? T }
    func get<T>() -> T { args as! T }
    func get<T>(_ key: String) -> T { (args as! [String: Any])[key] as! T }
  }

  static var main = Resolver()
  static var root: Resolver = main
  static var defaultScope: ResolverScope = .graph
  static var _hasRegistered = false
  var _registrations: [String: ResolverRegistration] = [:]
  private let child: Resolver?

  init(child: Resolver? = nil) { self.child = child }
  init(parent: Resolver) { child = parent }

  static func _key<Service>(_ type: Service.Type, _ name: Name?) -> String {
    String(reflecting: type) + (name.map { ":\($0.rawValue)" } ?? "")
  }

  /// Everything is registered before the first thing is asked for.
  static func _prepare() {
    guard !_hasRegistered else { return }
    _hasRegistered = true
    if let registering = Resolver.root as Any as? ResolverRegistering {
      type(of: registering).registerAllServices()
    }
  }

  static func reset() {
    main = Resolver()
    root = main
    _hasRegistered = false
    ResolverScope.application.reset()
    ResolverScope.cached.reset()
    ResolverScope.container.reset()
    ResolverScope.shared.reset()
  }

  @discardableResult static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactory<Service>
  ) -> ResolverOptions<Service> {
    main.register(type, name: name, factory: factory)
  }
  @discardableResult static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping ResolverFactoryResolver<Service>
  ) -> ResolverOptions<Service> {
    main.register(type, name: name, factory: factory)
  }
  @discardableResult static func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping ResolverFactoryArgumentsN<Service>
  ) -> ResolverOptions<Service> {
    main.register(type, name: name, factory: factory)
  }
  @discardableResult func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, factory: @escaping ResolverFactory<Service>
  ) -> ResolverOptions<Service> {
    add(type, name) { _, _ in factory() }
  }
  @discardableResult func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping ResolverFactoryResolver<Service>
  ) -> ResolverOptions<Service> {
    add(type, name) { resolver, _ in factory(resolver) }
  }
  @discardableResult func register<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil,
    factory: @escaping ResolverFactoryArgumentsN<Service>
  ) -> ResolverOptions<Service> {
    add(type, name) { resolver, args in factory(resolver, Args(args)) }
  }

  private func add<Service>(
    _ type: Service.Type, _ name: Name?, _ make: @escaping (Resolver, Any?) -> Service?
  ) -> ResolverOptions<Service> {
    let key = Resolver._key(type, name)
    let registration = ResolverRegistration(key: key) { resolver, args in make(resolver, args) }
    _registrations[key] = registration
    return ResolverOptions(self, registration)
  }

  static func resolve<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service {
    root.resolve(type, name: name, args: args)
  }
  func resolve<Service>(_ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil) -> Service {
    if let service = optional(type, name: name, args: args) { return service }
    fatalError("RESOLVER: '\(Service.self)' not resolved")
  }
  static func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    root.optional(type, name: name, args: args)
  }
  func optional<Service>(
    _ type: Service.Type = Service.self, name: Name? = nil, args: Any? = nil
  ) -> Service? {
    Resolver._prepare()
    if let registration = _registrations[Resolver._key(type, name)] {
      return registration.resolve(self, args) as? Service
    }
    return child?.optional(type, name: name, args: args)
  }
}
