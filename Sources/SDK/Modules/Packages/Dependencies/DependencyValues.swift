// swift-dependencies: the declarations of DependencyValues, as its documentation has them.

struct DependencyValues {
  /// What was set for the whole app.
  static var _prepared = DependencyValues()
  /// What was set for what is being done.
  @TaskLocal static var _scoped: DependencyValues? = nil
  static var _current: DependencyValues { _scoped ?? _prepared }
  /// What objects were made with, as far as they were made with something of their own.
  static var _objects: [ObjectIdentifier: DependencyValues] = [:]
  /// What was made where nothing was set: one for each key.
  static var _made: [String: Any] = [:]
  private var values: [String: Any] = [:]

  init() {}

  var context: DependencyContext {
    get {
      if let context = values["context"] as? DependencyContext { return context }
      let isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
      return isPreview ? .preview : .live
    }
    set { values["context"] = newValue }
  }

  subscript<Key: TestDependencyKey>(type: Key.Type) -> Key.Value {
    get {
      let name = String(reflecting: type)
      if let value = values[name] as? Key.Value { return value }
      let context = context
      let place = "\(context) \(name)"
      if let value = DependencyValues._made[place] as? Key.Value { return value }
      var value: Any?
      if context == .live, let live = type as? any DependencyKey.Type { value = live.liveValue }
      let made = value as? Key.Value ?? type._value(in: context)
      DependencyValues._made[place] = made
      return made
    }
    set { values[String(reflecting: type)] = newValue }
  }

  func _merging(_ others: DependencyValues) -> DependencyValues {
    var merged = self
    merged.values.merge(others.values) { _, other in other }
    return merged
  }

  static func _remember<R>(_ result: R) -> R {
    if R.self is AnyClass { _objects[ObjectIdentifier(result as AnyObject)] = _current }
    return result
  }
}
