import EarshotVocabulary

/// What an app does before its first screen: the values of its stored properties, its own initializer, then
/// its delegate's launch.
extension Machine {
  /// An app as it is when its first scene is made.
  func launched(_ info: TypeInfo) throws(Interrupt) -> Value {
    let app = try instance(of: info)
    if let delegate = adaptedDelegate(of: app) { try launch(delegate) }
    return app
  }

  /// `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`: made once, and the one that
  /// `UIApplication.shared` names.
  func adaptedDelegate(
    _ property: PropertyCode, _ wrapper: PropertyWrapperUse, in info: TypeInfo
  ) throws(Interrupt) -> Value {
    let scope = Scope(parent: nil, owner: info, file: property.file)
    var type: TypeInfo?
    if let named = wrapper.arguments.first, case .type(let value) = try evaluate(named.value, in: scope) {
      type = value.info
    } else if case .named(let path, _)? = property.type {
      type = project.findType(path, owner: info, file: property.file)
    }
    guard let type else { return .none }
    let key = Machine.delegateKey
    if case .object(let made)? = state.statics[key], made.type === type { return .object(made) }
    state.statics[key] = Value.none
    let place = placeholder(property.file)
    let made = try construct(TypeValue(info: type, name: type.name), [], in: scope, place, end: place.end)
    state.statics[key] = made
    return made
  }

  /// The delegate that an app's property adapts; nil where it has none.
  func adaptedDelegate(of app: Value) -> Value? {
    guard case .structure(let instance) = app else { return nil }
    for (property, field) in zip(instance.type.storedProperties, instance.fields) {
      guard property.wrappers.contains(where: { $0.name == "UIApplicationDelegateAdaptor" }) else { continue }
      if case .object = field { return field }
    }
    return nil
  }

  /// Tells a delegate that the app was launched, as UIKit does, in UIKit's order.
  func launch(_ delegate: Value) throws(Interrupt) {
    guard case .object(let reference) = delegate else { return }
    for label in ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"] {
      for type in project.lineage(of: reference.type) {
        let function = type.functions["application"]?.first { function in
          function.body.value != nil && function.parameters.count == 2
            && function.parameters[1].label == label
        }
        guard let function else { continue }
        _ = try sheltered(label) { () throws(Interrupt) in
          try self.call(
            function, owner: delegate, type: type, values: [.record("UIApplication", [:]), .none],
            self.placeholder(function.file))
        }
        break
      }
    }
  }
}
