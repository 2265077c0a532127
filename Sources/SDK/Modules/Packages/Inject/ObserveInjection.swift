// Inject: the declarations of ObserveInjection, as its documentation has them.

/// Code that is changed while it runs is read again instead.
@propertyWrapper struct ObserveInjection: DynamicProperty {
  init() {}

  var wrappedValue: InjectConfiguration.Type { InjectConfiguration.self }
}
