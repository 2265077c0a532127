// Factory: the declarations of ContainerManager, as its documentation has them.

/// What a container knows by the names of its factories.
final class ContainerManager {
  var _registered: [String: Any] = [:]
  var _cached: [String: (scope: Scope, value: Any)] = [:]
  var _scopes: [String: Scope] = [:]
  var defaultScope: Scope?
  var _hasRegistered = false

  init() {}

  func reset(options: FactoryResetOptions = .all) {
    if options == .all || options == .registration {
      _registered = [:]
      _hasRegistered = false
    }
    if options == .all || options == .scope { _cached = [:] }
  }
  func reset(scope: Scope) { _cached = _cached.filter { $0.value.scope !== scope } }
}
