/// Option sets. One that the app declares is a value of its type, and what it holds are the bits of its
/// raw value, as in Swift; of the SDK's, whose bits nobody needs, several are a list of their names.
extension Machine {
  func isOptionSet(_ info: TypeInfo) -> Bool { project.allNames(of: info).contains("OptionSet") }

  /// The option set that a place expects; nil where it expects something else.
  func optionSet(_ hint: TypeHint?, in scope: Scope? = nil) -> TypeInfo? {
    guard let hint, case .named = hint.type.unwrapped, let info = declaredType(hint, in: scope),
      isOptionSet(info)
    else { return nil }
    return info
  }

  /// `[.low, .high]` where an option set is expected: one value with the bits of all.
  ///
  /// - Returns: nil where one of them has no whole number for a raw value.
  func options(_ values: [Value], of info: TypeInfo, _ expression: Expression) throws(Interrupt) -> Value? {
    var bits = 0
    for value in values {
      if value.isUnknown { return value }
      guard let more = try optionBits(value, of: info) else { return nil }
      bits |= more
    }
    return try option(bits, of: info, expression)
  }

  /// `Options()`, `Options([.low, .high])`, `Options(arrayLiteral: .low, .high)`; nil for any other initializer.
  func constructOptions(
    _ info: TypeInfo, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard isOptionSet(info) else { return nil }
    guard let only = arguments.first else { return try options([], of: info, expression) }
    if only.label == "arrayLiteral", arguments.dropFirst().allSatisfy({ $0.label == nil }) {
      var given: [Value] = []
      for argument in arguments {
        given.append(try evaluate(argument.value, in: scope, hint: TypeHint(.named(info.path, []))))
      }
      return try options(given, of: info, expression)
    }
    guard arguments.count == 1, only.label == nil else { return nil }
    let given = try evaluate(only.value, in: scope, hint: TypeHint(.named(info.path, [])))
    if case .structure(let instance) = given, instance.type === info { return given }
    if given.isUnknown { return given }
    return try options(elements(of: given, expression), of: info, expression)
  }

  /// The value of an option set with these bits, made as the app makes it from a raw value.
  private func option(_ bits: Int, of info: TypeInfo, _ expression: Expression) throws(Interrupt) -> Value {
    try construct(
      TypeValue(info: info, name: info.name),
      values: [EvaluatedArgument(label: "rawValue", value: .int(bits))], expression)
  }

  private func optionBits(_ value: Value, of info: TypeInfo) throws(Interrupt) -> Int? {
    guard case .structure(let instance) = value, instance.type === info else { return nil }
    return try member("rawValue", of: value, file: nil, start: 0)?.exactInt
  }

  /// What option sets have of set algebra; nil for any other method.
  func optionMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard Machine.setAlgebra.contains(call.name) else { return nil }
    guard case .structure(let instance) = value else { return try listedOptionMethod(of: &value, call) }
    guard let own = try optionBits(value, of: instance.type), let first = call.first else { return nil }
    let given: Int?
    if let values = first.arrayValue {
      given = try options(values, of: instance.type, call.expression)
        .flatMap { (value) throws(Interrupt) in try optionBits(value, of: instance.type) }
    } else {
      given = try optionBits(first, of: instance.type)
    }
    guard let given else { return nil }
    return try optionMethod(of: &value, instance.type, own, given, call)
  }

  private func optionMethod(
    of value: inout Value, _ info: TypeInfo, _ own: Int, _ given: Int, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    func made(_ bits: Int) throws(Interrupt) -> Value { try option(bits, of: info, call.expression) }
    switch call.name {
    case "contains", "isSuperset": return .bool(own & given == given)
    case "isSubset": return .bool(own & given == own)
    case "isStrictSuperset": return .bool(own & given == given && own != given)
    case "isStrictSubset": return .bool(own & given == own && own != given)
    case "isDisjoint": return .bool(own & given == 0)
    case "union": return try made(own | given)
    case "intersection": return try made(own & given)
    case "subtracting": return try made(own & ~given)
    case "symmetricDifference": return try made(own ^ given)
    case "insert":
      let old = own & given
      if old != given { value = try made(own | given) }
      let member = try made(old == given ? old : given)
      return .tuple([("inserted", .bool(old != given)), ("memberAfterInsert", member)])
    case "update":
      value = try made(own | given)
      return own & given == 0 ? Value.none : try made(own & given)
    case "remove":
      value = try made(own & ~given)
      return own & given == 0 ? Value.none : try made(own & given)
    case "formUnion": value = try made(own | given)
    case "formIntersection": value = try made(own & given)
    case "subtract": value = try made(own & ~given)
    case "formSymmetricDifference": value = try made(own ^ given)
    default: return nil
    }
    return .void
  }

  static let setAlgebra: Set<String> = [
    "contains", "isSuperset", "isSubset", "isDisjoint", "isStrictSuperset", "isStrictSubset", "union",
    "intersection", "subtracting", "symmetricDifference", "insert", "formUnion", "update", "remove",
    "subtract", "formIntersection", "formSymmetricDifference",
  ]
}

// MARK: Options of the SDK

extension Machine {
  /// The options in a value; nil where it is none of the SDK's option sets.
  private func listedOptions(in value: Value) -> [Value]? {
    switch value {
    case .array(let values): values
    case .set(let values): Array(values)
    case .symbol, .structure, .enumeration: [value]
    default: nil
    }
  }

  private func listedOptionMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let own = listedOptions(in: value), let first = call.first, let given = listedOptions(in: first)
    else { return nil }
    var both: [Value] = []
    var onlyOwn: [Value] = []
    for option in own {
      if try holds(option, in: given, call) { both.append(option) } else { onlyOwn.append(option) }
    }
    var added: [Value] = []
    for option in given where try !holds(option, in: own, call) { added.append(option) }
    switch call.name {
    case "contains", "isSuperset": return .bool(added.isEmpty)
    case "isSubset": return .bool(onlyOwn.isEmpty)
    case "isStrictSuperset": return .bool(added.isEmpty && !onlyOwn.isEmpty)
    case "isStrictSubset": return .bool(onlyOwn.isEmpty && !added.isEmpty)
    case "isDisjoint": return .bool(both.isEmpty)
    case "union": return .array(own + added)
    case "intersection": return .array(both)
    case "subtracting": return .array(onlyOwn)
    case "symmetricDifference": return .array(onlyOwn + added)
    case "insert", "formUnion", "update":
      value = .array(own + added)
      return .tuple([("inserted", .bool(!added.isEmpty)), ("memberAfterInsert", first)])
    case "remove", "subtract":
      value = .array(onlyOwn)
      return both.first ?? Value.none
    case "formIntersection":
      value = .array(both)
      return .void
    case "formSymmetricDifference":
      value = .array(onlyOwn + added)
      return .void
    default: return nil
    }
  }

  private func holds(_ option: Value, in options: [Value], _ call: LibraryCall) throws(Interrupt) -> Bool {
    for other in options where try isSame(option, other, call.expression) { return true }
    return false
  }
}
