/// What the stand-ins for Core Data and SwiftData ask of the evaluator.
extension Machine {
  /// Functions that only those stand-ins call.
  static let storeFunctions: Set<String> = [
    "_isOfEntity", "_holds", "_found", "_perform", "_keyName", "_markdownBlocks",
  ]

  func storeFunction(_ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "_markdownBlocks": return try markdownBlocks(call)
    case "_isOfEntity":
      guard call.count == 2, let name = string(call.arguments[1].value) else { return nil }
      return .bool(typeNames(of: call.arguments[0].value).contains(name))
    case "_holds":
      guard call.count == 2 else { return nil }
      return .bool(try fits(call.arguments[1].value, call.arguments[0].value, call.expression))
    case "_keyName":
      guard call.count == 2 else { return nil }
      var key = call.arguments[1].value
      if case .type(let keys) = call.arguments[0].value, let info = keys.info {
        key = try fit(key, to: .named(info.path, []), owner: info)
      }
      return try member("stringValue", of: key, file: nil, start: 0) ?? .string(describe(key))
    case "_perform":
      guard call.count == 3, case .object(let target) = call.arguments[0].value,
        case .symbol(let selector) = call.arguments[1].value,
        case .string(let name)? = selector.arguments?.first?.value
      else { return .void }
      guard let (function, type) = uikitOverride(name, of: target) else { return .void }
      let given = function.parameters.isEmpty ? [] : [call.arguments[2].value]
      return try self.call(function, owner: .object(target), type: type, values: given, call.expression)
    case "_found":
      guard call.count == 2, let objects = call.arguments[0].value.arrayValue,
        case .record(let descriptor) = call.arguments[1].value
      else { return .array([]) }
      var found = try self.found(
        objects, named: typeName(descriptor["type"]),
        where: descriptor["predicate"]
          ?? descriptor.fields.first {
            $0.label == nil
          }?.value, sortedBy: descriptor["sortBy"], call.expression)
      if let limit = descriptor["fetchLimit"]?.exactInt, limit >= 0 { found = Array(found.prefix(limit)) }
      return .array(found)
    default: return nil
    }
  }

  private func typeName(_ value: Value?) -> String? {
    if case .type(let type)? = value { return type.name }
    return nil
  }

  /// Whether an object fits; where the predicate is not understood it counts as fitting, and is named.
  private func fits(_ object: Value, _ predicate: Value, _ expression: Expression) throws(Interrupt) -> Bool {
    if let result = try holds(predicate, for: object, expression) { return result }
    notice(
      .warning, .unknownFunction, expression.file, expression.start,
      "this predicate is not understood; every object counts as fitting", missing: "NSPredicate")
    return true
  }

  /// Objects by their type's name, a predicate and sort descriptors.
  func found(
    _ objects: [Value], named name: String?, where predicate: Value?, sortedBy order: Value?,
    _ expression: Expression
  ) throws(Interrupt) -> [Value] {
    var result: [Value] = []
    for object in objects {
      if let name, !typeNames(of: object).contains(name) { continue }
      if let predicate, !predicate.isNone, try !fits(object, predicate, expression) { continue }
      result.append(object)
    }
    guard let order, !order.isNone else { return result }
    let call = LibraryCall("sorted", [EvaluatedArgument(label: "using", value: order)], expression)
    return try sorted(result, call) ?? result
  }

  /// Key-value coding of an object of Core Data.
  func managedObjectMethod(_ reference: ObjectReference, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let key = string(call["forKey"] ?? call["forKeyPath"])
    switch call.name {
    case "value", "primitiveValue":
      guard let key else { return nil }
      return try keyed(
        key.split(separator: ".").map(String.init), of: .object(reference), call.expression)
    case "setValue", "setPrimitiveValue":
      guard let key, let value = call.first, state.objects.indices.contains(reference.id) else { return nil }
      reads.spoil()
      state.objects[reference.id].fields[key] = value
      state.changeCount += 1
      return .void
    default: return nil
    }
  }

  /// What an attribute of Core Data begins with that has no value yet.
  func managedDefault(_ type: TypeName?) -> Value {
    guard let type, !type.isOptional, let name = type.simpleName else { return .none }
    if MachineTypes.integers.contains(name) { return .int(0) }
    if MachineTypes.floatingPoint.contains(name) { return .double(0) }
    switch name {
    case "Bool": return .bool(false)
    case "String": return .string("")
    case "Set", "NSSet": return .set([])
    case "NSOrderedSet": return .array([])
    default: return .none
    }
  }

  /// What a property of Realm's begins with: of an enumeration the first case (Realm's documentation, "Define an
  /// object model").
  func persistedDefault(_ property: PropertyCode, in info: TypeInfo) -> Value? {
    guard let type = property.type, !type.isOptional, let name = type.simpleName else { return Value.none }
    switch name {
    case "List": return .array([])
    case "MutableSet": return .set([])
    case "Map": return .dictionary([:])
    default: break
    }
    if let own = project.findType([name], owner: info, file: nil), let first = own.cases.first {
      return .enumeration(EnumValue(type: own, name: first.name, payload: [], labels: []))
    }
    let value = managedDefault(type)
    return value.isNone ? nil : value
  }
}
