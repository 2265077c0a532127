/// Elements by subscript, and values at the end of a key path.
extension Machine {
  /// `value[…]`.
  func element(
    of value: Value, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression, end: Int
  ) throws(Interrupt) -> Value {
    var declared = declaredInfo(of: value)
    var isType = false
    if case .type(let type) = value {
      declared = type.info
      isType = true
    }
    if let info = declared {
      for type in project.lineage(of: info) {
        if let code = subscriptCode(type.subscripts, arguments, isStatic: isType) {
          return try call(
            code.getter, owner: value, type: type, arguments, from: scope, closureScope: nil, expression)
        }
      }
    }
    for type in extensions(of: SDK.typeNames(of: value), declaring: "subscript", for: value) {
      if let code = subscriptCode(type.subscripts, arguments, isStatic: false), !scope.isInside(code.getter),
        try takes(code.getter.parameters, arguments, in: scope)
      {
        return try call(
          code.getter, owner: value, type: type, arguments, from: scope, closureScope: nil, expression)
      }
    }
    if case .type(let type) = value, type.info == nil,
      let found = try addedElement(of: type, arguments, in: scope, expression)
    {
      return found
    }
    let evaluated = try evaluate(arguments: arguments, in: scope)
    return try element(of: value, evaluated, expression)
  }

  /// `Locale[.harbour]`: what an app adds to a type that is not its own.
  private func addedElement(
    of type: TypeValue, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    for info in project.extensions(of: SDK.staticFamilies(of: type.name), declaring: "subscript") {
      guard let code = subscriptCode(info.subscripts, arguments, isStatic: true) else { continue }
      return try call(
        code.getter, owner: .type(type), type: info, arguments, from: scope, closureScope: nil, expression)
    }
    return nil
  }

  /// Whether a subscript that the app adds to a type of the library is meant: `text[2]` may be the
  /// app's, `text[text.startIndex]` in it is the library's.
  func takes(
    _ parameters: [ParameterCode], _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Bool {
    for (parameter, argument) in zip(parameters, arguments) where !argument.value.isClosure {
      let name = parameter.type.unwrapped.simpleName ?? ""
      let hint = TypeHint(parameter.type, owner: scope.owner, file: scope.file)
      switch try evaluate(argument.value, in: scope, hint: hint) {
      case .int:
        if name == "String" || name == "Index" || name.hasSuffix("Range") || isOtherThanNumber(name) {
          return false
        }
      case .string, .localized:
        if MachineTypes.integers.contains(name) || name.hasSuffix("Range") { return false }
      case .record(let record) where record.type == "String.Index":
        if MachineTypes.integers.contains(name) || name.hasSuffix("Range") { return false }
      case .range(let range):
        if MachineTypes.integers.contains(name) || name == "String" || name == "IndexSet" { return false }
        if case .record? = range.lower ?? range.upper, case .named(_, let bounds) = parameter.type.unwrapped,
          let bound = bounds.first?.simpleName, MachineTypes.integers.contains(bound)
        {
          return false
        }
      default: break
      }
    }
    return true
  }

  /// Whether a type is one of Foundation's that no number written as such is.
  private func isOtherThanNumber(_ name: String) -> Bool {
    Machine.keysOfFoundation.contains(name) && project.types(named: name).isEmpty
  }

  private static let keysOfFoundation: Set<String> = [
    "IndexSet", "IndexPath", "Date", "DateInterval", "URL", "UUID", "Data", "Locale", "Bool", "Character",
  ]

  private func subscriptCode(
    _ candidates: [SubscriptCode], _ arguments: [CallArgument], isStatic: Bool
  ) -> SubscriptCode? {
    candidates.first { $0.getter.isStatic == isStatic && matching($0.getter.parameters, arguments) != nil }
  }

  func element(
    of value: Value, _ arguments: [EvaluatedArgument], _ expression: Expression
  ) throws(Interrupt) -> Value {
    guard let key = arguments.first?.value else { return .none }
    if case .closure(let closure) = key, case .operatorNamed("...") = closure.body {
      // `tides[...]` is a part as long as the whole.
      return value
    }
    if case .keyPath(let path) = key, arguments.first?.label == "keyPath" || value.collectionKind == nil {
      return try follow(path, from: value, expression)
    }
    switch (value, key) {
    case (.none, _): return .none
    case (.unknown(let unknown), _):
      return .unknown(
        UnknownValue(source: expression.file.text(expression.start, expression.end), missing: unknown.missing)
      )
    case (.array(let values), .int) where arguments[0].label == "id":
      return try identified(key, in: values)
    case (.array(let values), .int(let index)):
      guard values.indices.contains(index) else {
        // `items[safe: 5]` of a package.
        if arguments[0].label != nil { return arguments.first { $0.label == "default" }?.value ?? .none }
        throw trap("index \(index) is out of range for \(values.count) items", expression)
      }
      return values[index]
    case (.array(let runs), .keyPath):
      return try attributedRuns(runs, by: arguments.map(\.value), expression)
        ?? unknown(expression, missing: "\(value.typeName)[…]")
    case (.array(let values), _) where arguments[0].label == "id": return try identified(key, in: values)
    case (.slice(let values, let start), .int(let index)):
      guard index >= start, index - start < values.count else {
        if arguments[0].label != nil { return arguments.first { $0.label == "default" }?.value ?? .none }
        throw trap("index \(index) is out of range for \(values.count) items from \(start)", expression)
      }
      return values[index - start]
    case (.slice(let values, let start), .range):
      guard let part = try arraySlice(values, place(key, in: start), expression) else { return .none }
      return .slice(part.arrayValue ?? [], start: start + (part.sliceStart ?? 0))
    case (.type(let type), _) where type.name == "Defaults":
      return try defaultsKey(key) ?? .none
    case (.dictionary(let values), _):
      if let found = values[place(of: key, among: values.keys)] { return found }
      // The pairs of `KeyValuePairs`, which have places.
      if case .int(let index) = key, case .string? = values.keys.first, values.keys.indices.contains(index) {
        return .tuple([("key", values.keys[index]), ("value", values.values[index])])
      }
      return arguments.first { $0.label == "default" }?.value ?? .none
    case (.record(let record), .type(let key)) where record.type == "DependencyValues":
      guard let info = key.info else { return .none }
      return try dependencyValue(of: info) ?? .none
    case (.record(let record), .type(let key)) where record.type == "EnvironmentValues":
      // The app's own key: what nobody has set has its default.
      guard let info = key.info else { return .none }
      return try staticMember("defaultValue", of: info, arguments: nil) ?? .none
    case (.binding, _) where SDK.callerLabels.contains(arguments[0].label ?? ""): return value
    case (.binding(let binding), _) where arguments[0].label == "id" && read(binding).arrayValue != nil:
      return .binding(.identified(binding, key))
    case (.binding(let binding), .int(let index)): return .binding(.element(binding, at: index))
    case (.binding(let binding), _): return .binding(.index(binding, key))
    case (.tuple(let elements), .int(let index)) where elements.indices.contains(index):
      return elements[index].value
    default:
      return try libraryElement(of: value, arguments, expression)
        ?? unknown(expression, missing: "\(value.typeName)[…]")
    }
  }

  /// `tides[id: selected]` of an identified array.
  func identified(_ id: Value, in values: [Value]) throws(Interrupt) -> Value {
    try place(of: id, in: values).map { values[$0] } ?? .none
  }

  /// Where the element stands that has an `id`.
  func place(of id: Value, in values: [Value]) throws(Interrupt) -> Int? {
    for (index, value) in values.enumerated()
    where try equal(member("id", of: value, file: nil, start: 0) ?? .none, id) {
      return index
    }
    return nil
  }

  /// The value at the end of a key path.
  func follow(_ path: KeyPathValue, from root: Value, _ expression: Expression) throws(Interrupt) -> Value {
    var value = root
    for component in path.components {
      switch component {
      case .member(let name):
        value = try member(
          name, of: value, in: Scope(parent: nil, file: expression.file), expression,
          position: expression.start)
      case .index(let key):
        value = try element(of: value, [EvaluatedArgument(label: nil, value: key)], expression)
      case .optional: if value.isNone { return .none }
      case .force: if value.isNone { throw trap("'!' met nil in a key path", expression) }
      }
    }
    return value
  }
}
