import OrderedCollections

extension Machine {
  /// Evaluates an expression; `hint` is the type that is expected of it, where one is known.
  func evaluate(
    _ expression: Expression, in scope: Scope, hint: TypeHint? = nil
  ) throws(Interrupt) -> Value {
    try step(expression.file, expression.start)
    switch expression.kind {
    case .integer(let value): return literal(value, hint)
    case .float(let value): return .double(value)
    case .bool(let value): return .bool(value)
    case .nilLiteral: return .none
    case .string(let segments): return try text(segments, in: scope, hint: hint, expression)
    case .name(let name):
      let value = try lookUp(name, in: scope, expression)
      return isUnknownConstant(name, value) ? unknown(expression, missing: name) : value
    case .implicitMember(let name): return try implicitMember(name, hint: hint, scope, expression)
    case .postfix(let base, let steps):
      if expression.isAwaited, let answer = answers.removeValue(forKey: ObjectIdentifier(expression)) {
        switch answer {
        case .value(let value): return value
        case .error(let error): throw .thrown(error)
        }
      }
      let value: Value
      do {
        value = try deeper(expression.file, expression.start) { () throws(Interrupt) in
          try self.postfix(base, steps, in: scope, hint: hint, expression)
        }
      } catch {
        if expression.isAwaited, case .suspended = error { leave(.awaited(expression)) }
        throw error
      }
      // What is waited for and can't be known has not come yet.
      if expression.isAwaited, value.isUnknown, steps.contains(where: \.isCall) { throw .suspended }
      return value
    case .closure(let code): return .closure(makeClosure(code, expression, in: scope, hint: hint))
    case .array(let elements): return try arrayLiteral(elements, in: scope, hint: hint, expression)
    case .dictionary(let pairs): return try dictionaryLiteral(pairs, in: scope, hint: hint)
    case .tuple(let elements): return try tuple(elements, in: scope, hint: hint)
    case .ternary(let condition, let a, let b):
      return try deeper(expression.file, expression.start) { () throws(Interrupt) in
        let isTrue = try self.isTrue(condition, in: scope)
        let (chosen, other) = isTrue ? (a, b) : (b, a)
        return try self.evaluate(
          chosen, in: scope, hint: hint ?? self.branchType(chosen, like: other, in: scope))
      }
    case .binary(let op, let a, let b): return try binary(op, a, b, in: scope, hint: hint, expression)
    case .and(let a, let b):
      if try !isTrue(a, in: scope) { return .bool(false) }
      return .bool(try isTrue(b, in: scope))
    case .or(let a, let b):
      if try isTrue(a, in: scope) { return .bool(true) }
      return .bool(try isTrue(b, in: scope))
    case .coalesce(let a, let b):
      if a.endsInMapping { mappedOptional = a.start..<a.end }
      let left = try evaluate(a, in: scope, hint: hint ?? madeType(b, in: scope))
      guard left.isNone || isMissing(left, a) else { return left }
      return try evaluate(b, in: scope, hint: hint ?? wantedType(b, like: a, in: scope))
    case .prefix(let op, let operand): return try prefix(op, operand, in: scope, hint: hint, expression)
    case .postfixOperator(let op, let operand):
      return try postfixOperator(op, operand, in: scope, expression)
    case .assign(let target, let value):
      try assign(value, to: target, in: scope)
      return .void
    case .compoundAssign(let op, let target, let value):
      try compoundAssign(op, target, value, in: scope, expression)
      return .void
    case .cast(let inner, let type, let kind):
      return try cast(inner, type, kind, in: scope, hint: hint, expression)
    case .keyPath(let root, let components): return try keyPath(root, components, in: scope)
    case .inOut(let inner): return try evaluate(inner, in: scope, hint: hint)
    case .tryOptional(let inner):
      let value = try tryOptional(inner, in: scope, hint: hint)
      return !value.isUnknown || decided(true) ? value : .none
    case .tryForced(let inner):
      do {
        return try evaluate(inner, in: scope, hint: hint)
      } catch .thrown(let error) {
        throw trap("'try!' met an error: \(describe(error))", expression)
      }
    case .ifExpression(let statement): return try conditionalValue(statement, in: scope, hint: hint)
    case .type(let type): return typeValue(type, in: scope)
    case .macro(let name, let arguments): return try macro(name, arguments, in: scope, expression)
    case .operatorReference(let name):
      var closure = ClosureValue(body: .operatorNamed(name), scope: nil)
      if let hint, case .function = expanded(hint.type, owner: hint.owner) {
        closure.type = TypeHint(
          expanded(hint.type, owner: hint.owner), owner: hint.owner ?? scope.owner,
          file: hint.file ?? (hint.owner == nil ? scope.file : nil))
      }
      return .closure(closure)
    case .discard: return .void
    case .unsupported(let text):
      return unknown(expression, missing: String(text.prefix(40)))
    }
  }

  private func literal(_ value: Int, _ hint: TypeHint?) -> Value {
    guard let hint, let name = hint.type.unwrapped.simpleName else { return .int(value) }
    return MachineTypes.floatingPoint.contains(name) ? .double(Double(value)) : .int(value)
  }

  func isTrue(_ expression: Expression, in scope: Scope) throws(Interrupt) -> Bool {
    truth(try evaluate(expression, in: scope, hint: .named("Bool")), expression)
  }

  /// The body that is running: whose it is, and whether it builds views.
  struct Frame {
    var scope: Scope
    var isBuilder: Bool
  }

  /// Whether a condition that is met now decides what there is to read: in a view's own code. What a
  /// model decides for itself shows in the values that it gives.
  var isShowing: Bool {
    guard let frame else { return true }
    return frame.isBuilder || (frame.scope.owner.map { project.isView($0) } ?? false)
  }

  /// A condition that can't be decided is false, and says so.
  func depends(on unknown: UnknownValue, _ expression: Expression, _ consequence: String) -> Bool {
    openConditions += 1
    guard comesFromOutside(unknown) else {
      notice(
        .warning, .unknownValue, expression.file, expression.start,
        "the condition depends on '\(unknown.missing)', which is not known; \(consequence)",
        missing: unknown.missing, decides: isShowing)
      return decided(false)
    }
    notice(
      .note, .standIn, expression.file, expression.start,
      "the condition depends on '\(unknown.missing)', which comes from outside; \(consequence)")
    return false
  }

  /// An unknown condition counts as false, and says so.
  func truth(_ value: Value, _ expression: Expression) -> Bool {
    switch value {
    case .bool(let value): return value
    case .binding(let binding): return truth(read(binding), expression)
    case .unknown(let unknown) where !isFunction(unknown):
      return depends(on: unknown, expression, "it counts as false")
    case .unknown(let unknown): return open(unknown.missing, expression)
    case .symbol(let symbol) where symbol.type != nil && symbol.arguments == nil:
      noticeUnread(symbol, expression, "the condition depends on", "it counts as false", decides: isShowing)
      return decided(false)
    case .symbol(let symbol):
      // `.isNewest` of `extension Bool`, handed on before it was known that a `Bool` is wanted.
      if let known = try? extensionStatic(symbol.name, ofSDKType: "Bool"), case .bool(let bool) = known {
        return bool
      }
      return open([symbol.type, symbol.name].compactMap(\.self).joined(separator: "."), expression)
    // A call of what is not known here may have read as a view: `PLNIsOpen(berth)`.
    case .view(let view): return open(view.name, expression)
    case .none: return false
    case .int(let number): return number != 0
    default: return open(value.typeName, expression)
    }
  }

  /// What is called and is a condition itself is no value of a type from outside but a function's: a C function
  /// of the system has a capital letter too, `VTIsHardwareDecodeSupported(codec)`.
  private func isFunction(_ unknown: UnknownValue) -> Bool {
    unknown.isCall && unknown.type == unknown.missing
  }

  /// What decides and is not known, where it doesn't come from outside.
  func noticeOpen(_ value: Value, _ expression: Expression, _ opening: String, _ consequence: String) {
    guard case .unknown(let unknown) = value, !comesFromOutside(unknown) else { return }
    notice(
      .warning, .unknownValue, expression.file, expression.start,
      "\(opening) '\(unknown.missing)' is not known; \(consequence)", missing: unknown.missing,
      decides: isShowing)
  }

  private func open(_ missing: String, _ expression: Expression) -> Bool {
    openConditions += 1
    notice(
      .warning, .unknownValue, expression.file, expression.start,
      "the condition depends on '\(missing)', which is not known; it counts as false", missing: missing,
      decides: isShowing)
    return decided(false)
  }

  /// A constant whose value is needed and not known: the system's, or a package's, which is outside.
  func noticeUnread(
    _ symbol: SymbolValue, _ expression: Expression, _ opening: String, _ consequence: String, decides: Bool
  ) {
    guard let type = symbol.type else { return }
    let name = "\(type).\(symbol.name)"
    if outsideConstant(.symbol(symbol)) != nil {
      notice(
        .note, .standIn, expression.file, expression.start,
        "\(opening) '\(name)', which comes from outside; \(consequence)")
    } else {
      notice(
        .warning, .unknownValue, expression.file, expression.start,
        "\(opening) '\(name)', which is not known; \(consequence)", missing: name, decides: decides)
    }
  }

  private func arrayLiteral(
    _ elements: [Expression], in scope: Scope, hint: TypeHint?, _ literal: Expression
  ) throws(Interrupt) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    let hint = expanded(hint)
    let optionSet = optionSet(hint, in: scope)
    let element = optionSet == nil ? hint?.element : hint
    for expression in elements { values.append(try evaluate(expression, in: scope, hint: element)) }
    if element == nil {
      try fitSiblings(in: &values)
      // `[3.0, 1]` holds floating numbers.
      if values.contains(where: { if case .double = $0 { true } else { false } }) {
        for (index, expression) in elements.enumerated() {
          guard case .int(let number) = values[index] else { continue }
          if case .integer = expression.kind { values[index] = .double(Double(number)) }
          if let hint = floatingHint(expression) {
            values[index] = try evaluate(expression, in: scope, hint: hint)
          }
        }
      }
    }
    if let optionSet, let options = try options(values, of: optionSet, literal) { return options }
    if let name = hint?.type.unwrapped.simpleName, name == "Set" { return .set(set(of: values)) }
    return .array(values)
  }

  /// `[Tide.high, .low]`: members without a type are of the type of those beside them.
  private func fitSiblings(in values: inout [Value]) throws(Interrupt) {
    var info: TypeInfo?
    var open: [Int] = []
    for (index, value) in values.enumerated() {
      if case .symbol(let symbol) = value, symbol.type == nil {
        open.append(index)
      } else {
        info = info ?? declaredInfo(of: value)
      }
    }
    guard let info else { return }
    for index in open { values[index] = try fit(values[index], to: .named(info.path, []), owner: info) }
  }

  private func dictionaryLiteral(
    _ pairs: [(Expression, Expression)], in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    var keyHint: TypeHint?
    var valueHint: TypeHint?
    if let hint = expanded(hint) {
      switch hint.type {
      case .dictionary(let key, let value):
        keyHint = TypeHint(key, owner: hint.owner)
        valueHint = TypeHint(value, owner: hint.owner)
      case .named(_, let arguments) where arguments.count == 2:
        keyHint = TypeHint(arguments[0], owner: hint.owner)
        valueHint = TypeHint(arguments[1], owner: hint.owner)
      default: break
      }
    }
    var keys: [Value] = []
    var values: [Value] = []
    for (key, value) in pairs {
      keys.append(try evaluate(key, in: scope, hint: keyHint))
      values.append(try evaluate(value, in: scope, hint: valueHint))
    }
    if keyHint == nil { try fitSiblings(in: &keys) }
    if valueHint == nil { try fitSiblings(in: &values) }
    return .dictionary(OrderedDictionary(zip(keys, values)) { _, last in last })
  }

  private func tuple(
    _ elements: [(label: String?, value: Expression)], in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    if elements.isEmpty { return .void }
    var types: [TypeName] = []
    var labels: [String?] = []
    if case .tuple(let wanted, let names)? = hint.flatMap({ expanded($0.type, owner: $0.owner) }),
      wanted.count == elements.count
    {
      types = wanted
      labels = names
    }
    var values: [(label: String?, value: Value)] = []
    for (index, element) in elements.enumerated() {
      let type = types.isEmpty ? nil : TypeHint(types[index], owner: hint?.owner)
      let value = try fit(evaluate(element.value, in: scope, hint: type), to: type?.type, owner: hint?.owner)
      values.append((element.label ?? (labels.isEmpty ? nil : labels[index]), value))
    }
    return .tuple(values)
  }

  /// The type behind optionals and aliases.
  func expanded(_ type: TypeName, owner: TypeInfo?) -> TypeName {
    var wanted = type.unwrapped
    var aliases = 0
    while aliases < 32, case .named(let path, let arguments) = wanted,
      let target = project.alias(path, arguments, owner: owner), target != wanted
    {
      wanted = target.unwrapped
      aliases += 1
    }
    return elementType(wanted, owner: owner) ?? wanted
  }

  /// `Depths.Element` where `typealias Depths = [String: Int]`: the tuple of a key and its value.
  private func elementType(_ type: TypeName, owner: TypeInfo?) -> TypeName? {
    guard case .named(let path, _) = type, path.count > 1, path.last == "Element",
      project.alias(Array(path.dropLast()), [], owner: owner) != nil
    else { return nil }
    switch expanded(.named(Array(path.dropLast()), []), owner: owner) {
    case .array(let element): return element
    case .dictionary(let key, let value): return .tuple([key, value], labels: ["key", "value"])
    default: return nil
    }
  }

  private func expanded(_ hint: TypeHint?) -> TypeHint? {
    hint.map { TypeHint(expanded($0.type, owner: $0.owner), owner: $0.owner, file: $0.file) }
  }

  private func tryOptional(
    _ inner: Expression, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    do {
      return try evaluate(inner, in: scope, hint: hint)
    } catch .thrown {
      return .none
    }
  }

  private func keyPath(
    _ root: String?, _ components: [KeyPathComponent], in scope: Scope
  ) throws(Interrupt) -> Value {
    var result: [KeyPathValue.Component] = []
    for component in components {
      switch component {
      case .member(let name): result.append(.member(name))
      case .index(let expression): result.append(.index(try evaluate(expression, in: scope)))
      case .optional: result.append(.optional)
      case .force: result.append(.force)
      case .identity: break
      }
    }
    return .keyPath(KeyPathValue(root: root, components: result))
  }

  func conditionalValue(
    _ statement: Statement, in scope: Scope, hint: TypeHint?
  ) throws(Interrupt) -> Value {
    guard let chosen = try chosenBranch(of: statement, in: scope) else { return .void }
    let inner = chosen.scope
    for (index, statement) in chosen.body.enumerated() {
      if index == chosen.body.count - 1 {
        switch statement.kind {
        case .expression(let expression): return try evaluate(expression, in: inner, hint: hint)
        case .if, .switch: return try conditionalValue(statement, in: inner, hint: hint)
        default: break
        }
      }
      if case .returned(let value) = try run(statement, in: inner) { return value }
    }
    return .void
  }

  /// `#selector(Coordinator.save(_:))`: the method by its name.
  private func selector(_ arguments: [CallArgument]) -> Value {
    let name: String? =
      switch arguments.first?.value.kind {
      case .name(let name)?: name
      case .postfix(_, let steps)?:
        steps.lazy.reversed().compactMap { step in
          if case .member(let name, _) = step { return name }
          return nil
        }.first
      default: nil
      }
    let fields = name.map { [LabeledValue(label: nil, value: .string(LabeledName($0)?.base ?? $0))] }
    return .symbol(SymbolValue(name: "selector", arguments: fields))
  }

  private func macro(
    _ name: String, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch name {
    case "function": return .string("function")
    case "file", "fileID", "filePath":
      return .string(expression.file.path)
    case "line": return .int(expression.file.place(expression.start).line)
    case "column": return .int(expression.file.place(expression.start).column)
    case "selector": return selector(arguments)
    case "keyPath": return .symbol(SymbolValue(name: "selector"))
    case "warning", "error": return .void
    case "URL":
      if let first = arguments.first, case .string(let text) = try evaluate(first.value, in: scope) {
        return .url(text)
      }
      return .none
    case "available": return .bool(true)
    case "Predicate":
      guard let closure = arguments.last, closure.value.isClosure else { return .none }
      return try evaluate(closure.value, in: scope)
    case "imageLiteral", "colorLiteral": return .symbol(SymbolValue(type: "Color", name: name))
    default:
      // A macro that wraps one text, such as `#localized("…")`, most likely gives that text.
      if arguments.count >= 1, arguments[0].label == nil, case .string = arguments[0].value.kind {
        return try evaluate(arguments[0].value, in: scope, hint: .named("LocalizedStringKey"))
      }
      return unknown(expression, missing: "#\(name)")
    }
  }
}

enum MachineTypes {
  static let floatingPoint: Set<String> = [
    "Double", "CGFloat", "Float", "TimeInterval", "Float32", "Float64",
  ]
  static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  static let texts: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text",
    "AccessibilityCustomContentKey",
  ]
}
