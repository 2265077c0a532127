/// Static properties behind a property wrapper: `@Stored("depth") static var depth: Int`.
extension Machine {
  /// What such a property is kept as where nothing stands behind a `=`, or where the wrapper is the app's; nil:
  /// its first value.
  func wrappedStatic(_ property: PropertyCode, in owner: TypeInfo?) throws(Interrupt) -> Value? {
    guard let use = property.wrappers.first, let owner else { return nil }
    if customWrapper(of: property, in: owner) != nil { return try initialValue(of: property, in: owner) }
    guard property.initial == nil else { return nil }
    if Machine.lookUpWrappers.contains(use.name) {
      return try lookedUp(use, property.type, owner: owner, file: property.file)
    }
    return try initialValue(of: property, in: owner)
  }

  /// What a static reads as that is kept so.
  func content(ofStatic held: Value, _ property: PropertyCode, in owner: TypeInfo?) throws(Interrupt) -> Value
  {
    guard !property.wrappers.isEmpty, let owner, isWrapper(held, of: property, in: owner) else { return held }
    return try member("wrappedValue", of: held, file: nil, start: 0) ?? .none
  }

  /// The app's wrapper that a static property of a type is kept in.
  func wrapper(ofStatic name: String, of info: TypeInfo) throws(Interrupt) -> Value? {
    for type in project.lineage(of: info) {
      guard let property = type.staticProperties[name], !property.wrappers.isEmpty, !property.isComputed,
        customWrapper(of: property, in: info) != nil
      else { continue }
      return try heldStatic(property, key: staticKey(property, of: type, through: info), owner: info)
    }
    return nil
  }
}
