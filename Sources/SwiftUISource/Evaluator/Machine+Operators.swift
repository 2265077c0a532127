import EarshotViewTree

extension Machine {
  func binary(
    _ op: String, _ a: Expression, _ b: Expression, in scope: Scope, hint: TypeHint?,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    // Left-leaning chains of one operator are walked in a loop: `a + b + c …`.
    var operands: [(String, Expression, Expression)] = []
    var left = a
    var right = b
    var current = op
    var node = expression
    while true {
      operands.append((current, right, node))
      guard case .binary(let inner, let x, let y) = left.kind else { break }
      node = left
      current = inner
      left = x
      right = y
    }
    // A floating point result wants floating point operands; a text that is put together is a
    // plain `String`, which is never localized.
    let operandHint = hint.flatMap {
      MachineTypes.floatingPoint.contains($0.type.unwrapped.simpleName ?? "") ? $0 : nil
    }
    let mark = reads.mark
    var value = try deeper(expression.file, expression.start) { () throws(Interrupt) in
      try self.evaluate(left, in: scope, hint: operandHint)
    }
    for (op, operand, node) in operands.reversed() {
      try step(node.file, node.start)
      let middle = reads.mark
      var other = try evaluate(operand, in: scope, hint: hintFor(op, value, operand) ?? operandHint)
      if op == "==" || op == "!=", case .structure(let left) = value,
        let made = try literal(other, as: .named(left.type.path, []), owner: nil)
      {
        other = made
      }
      if reads.isOpen, reads.mark > mark, operands.count == 1, op == "==" || op == "!=" {
        narrow((left, value, mark), (operand, other, middle), in: scope)
      }
      if other.doubleValue != nil, let constant = Library.constant(value) { value = constant }
      value = try besideFloating(value, other, node, in: scope)
      if case .int(let x) = value, case .int(let y) = other,
        UInt(bitPattern: x | y) >> 31 != 0 || op == "/" || Machine.isWrapping(op),
        case .binary(_, let left, _) = node.kind
      {
        value = try whole(op, value, other, left, operand, in: scope, node)
      } else {
        value = try apply(op, value, other, node)
      }
    }
    return value
  }

  /// An operator on whole numbers whose type may matter.
  func whole(
    _ op: String, _ a: Value, _ b: Value, _ left: Expression, _ right: Expression, in scope: Scope,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    if let result = try unsignedResult(op, a, b, left, right, in: scope, expression) { return result }
    if op == "/", let result = decimalQuotient(a, b, left, right, in: scope) { return result }
    return wrapped(try apply(op, a, b, expression), op, left, right, in: scope)
  }

  /// `kind == .small`: the right side is of the left side's type.
  private func hintFor(_ op: String, _ left: Value, _ right: Expression) -> TypeHint? {
    guard ["==", "!=", "~=", "<", ">", "<=", ">="].contains(op) else {
      // `"Low" + .space + "tide"`
      if case .string = left, op == "+", right.isImplicitMember { return .named("String") }
      if case .double = left { return .named("Double") }
      // `2 * .pi`: no whole number has such a constant.
      if case .int = left, let name = right.impliedConstant, Library.floatingOnly.contains(name) {
        return .named("Double")
      }
      if case .view = left, op == "+" { return .named("Text") }
      if case .string = left, op == "+" { return .named("String") }
      return nil
    }
    switch left {
    case .enumeration(let value): return TypeHint(.named(value.type.path, []))
    case .structure(let value): return TypeHint(.named(value.type.path, []))
    case .double: return .named("Double")
    case .int: return .named("Int")
    case .date: return .named("Date")
    case .url: return .named("URL")
    case .record(let record): return .named(record.type)
    case .symbol(let symbol): return symbol.type.map { .named($0) }
    default: return nil
    }
  }

  /// Applies a binary operator to two values.
  func apply(_ op: String, _ a: Value, _ b: Value, _ expression: Expression) throws(Interrupt) -> Value {
    if let value = try userOperator(op, [a, b], expression) { return value }
    if op == "!=", case .bool(let same)? = try userOperator("==", [a, b], expression) { return .bool(!same) }
    if op == "==" || op == "!=",
      (a.isNone && isMissing(b, expression)) || (b.isNone && isMissing(a, expression))
    {
      return .bool(op == "==")
    }
    switch op {
    case "==": return .bool(isEqual(a, b, expression))
    case "!=": return .bool(!isEqual(a, b, expression))
    case "===": return .bool(a == b)
    case "!==": return .bool(a != b)
    case "<", ">", "<=", ">=": return try compare(op, a, b, expression)
    case "...", "..<": return try range(a, b, isClosed: op == "...", expression)
    case "+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>", "&<<", "&>>":
      return try arithmetic(op, a, b, expression)
    case "~=": return .bool(decided(try matches(.value(a), b), comparing: a, b))
    case "??": return a.isNone || isMissing(a, expression) ? b : a
    case "&&": return .bool(truth(a, expression) && truth(b, expression))
    case "||": return .bool(truth(a, expression) || truth(b, expression))
    default: return unknown(expression, missing: op, kind: .unknownFunction)
    }
  }

  /// What is not known equals nothing else, and says so.
  private func isEqual(_ a: Value, _ b: Value, _ expression: Expression) -> Bool {
    let isEqual = equal(a, b)
    if !isEqual, case .unknown(let unknown) = a {
      return depends(on: unknown, expression, "it equals nothing")
    }
    if !isEqual, case .unknown(let unknown) = b {
      return depends(on: unknown, expression, "it equals nothing")
    }
    return decided(isEqual, comparing: a, b)
  }

  /// A range, whose end is not before its start: of numbers and dates, and of what of theirs is known.
  private func range(
    _ lower: Value, _ upper: Value, isClosed: Bool, _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch (lower, upper) {
    case (.int, .int), (.double, .double), (.int, .double), (.double, .int), (.date, .date):
      if let order = try ordering(lower, upper, expression), order > 0 {
        throw trap("a range can't run from \(describe(lower)) to \(describe(upper))", expression)
      }
    default: break
    }
    return .range(RangeValue(lower: lower, upper: upper, isClosed: isClosed))
  }

  func equal(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.binding(let a), _): return equal(read(a), b)
    case (_, .binding(let b)): return equal(a, read(b))
    case (.localized, .string(let b)): return describe(a) == b
    case (.string(let a), .localized): return a == describe(b)
    case (.record(let record), .string(let code)) where Machine.codes.contains(record.type),
      (.string(let code), .record(let record)) where Machine.codes.contains(record.type):
      return string(record["identifier"]) == code
    // What a set is compared with is one too, however it is written.
    case (.set(let a), .array(let b)), (.array(let b), .set(let a)): return equal(.set(a), .set(set(of: b)))
    default: return a == b || isEqualByOwn(a, b)
    }
  }

  func userOperator(
    _ op: String, _ operands: [Value], _ expression: Expression
  ) throws(Interrupt) -> Value? {
    // `a as any Error == b as any Error` is the protocol's operator, not the type's own.
    for operand in expression.hasUpcasts ? [] : operands {
      guard let info = declaredInfo(of: operand) else { continue }
      for type in project.lineage(of: info) {
        if let function = type.staticFunctions[op]?.first(where: {
          $0.parameters.count == operands.count && $0.body.value != nil
        }) {
          return try call(
            function, owner: .type(TypeValue(info: info, name: info.name)), type: type, values: operands,
            expression)
        }
      }
    }
    if let candidates = project.operators[op] {
      let key = operandKey(op, operands)
      if let key, withoutOperator.contains(key) { return nil }
      for (function, type) in candidates where function.parameters.count == operands.count {
        let fits = zip(function.parameters, operands).allSatisfy { parameter, value in
          takes(value, parameter.type, of: function, in: type)
            || isNumber(value, for: parameter.type, among: operands)
        }
        // Inside, the same operator on plain values is the library's.
        if fits, runningOperators.insert(ObjectIdentifier(function)).inserted {
          defer { runningOperators.remove(ObjectIdentifier(function)) }
          return try call(
            function, owner: type.map { .type(TypeValue(info: $0, name: $0.name)) }, type: type,
            values: operands, expression)
        }
      }
      if let key { withoutOperator.insert(key) }
    }
    return nil
  }

  /// Whether an operator's parameter takes a value.
  private func takes(_ value: Value, _ type: TypeName, of function: FunctionCode, in declarer: TypeInfo?)
    -> Bool
  {
    if value.isNone, type.isOptional { return true }
    if function.genericParameters.contains(type.unwrapped.simpleName ?? "") {
      return !isWithout(ownProtocols(of: type, function), value)
    }
    return isInstance(value, of: type, in: nil) && !isBridged(value, to: type)
      && !isNamesake(value, of: type, in: declarer)
  }

  /// Whether a value is of another type than an operator is declared for that has the same name: of `Boat.State`
  /// where `Quay.State` says how its values are equal.
  private func isNamesake(_ value: Value, of type: TypeName, in declarer: TypeInfo?) -> Bool {
    guard let declarer, let info = declaredInfo(of: value),
      let wanted = declaredType(TypeHint(type.unwrapped, owner: declarer), in: nil),
      wanted.kind != .protocolType
    else { return false }
    return !project.lineage(of: info).contains { $0 === wanted }
  }

  /// `2 ** 3` of an operator on floating numbers: literals are of that type.
  private func isNumber(_ value: Value, for type: TypeName, among operands: [Value]) -> Bool {
    guard case .int = value, let name = type.simpleName, MachineTypes.floatingPoint.contains(name) else {
      return false
    }
    return operands.allSatisfy { $0.doubleValue != nil }
  }

  /// Only a cast makes an `NSNumber` of a plain number: an operator on those is not meant by `true == false`.
  private func isBridged(_ value: Value, to type: TypeName) -> Bool {
    let bridged: Set<String> = ["NSNumber", "NSString", "NSArray", "NSDictionary"]
    guard let name = type.simpleName, bridged.contains(name) else { return false }
    return !SDK.typeNames(of: value).contains(name)
  }

  /// Operand types that no operator of the app's takes.
  struct OperandKey: Hashable {
    var op: String
    var types: [Int]
  }

  /// nil where more than the type of an operand decides.
  private func operandKey(_ op: String, _ operands: [Value]) -> OperandKey? {
    var types: [Int] = []
    for operand in operands {
      switch operand {
      case .bool: types.append(1)
      case .int: types.append(2)
      case .double: types.append(3)
      case .string: types.append(4)
      case .none: types.append(5)
      case .date: types.append(6)
      case .url: types.append(7)
      case .structure(let value): types.append(Int(bitPattern: ObjectIdentifier(value.type)))
      case .enumeration(let value): types.append(Int(bitPattern: ObjectIdentifier(value.type)))
      case .object(let value): types.append(Int(bitPattern: ObjectIdentifier(value.type)))
      default: return nil
      }
    }
    return OperandKey(op: op, types: types)
  }

  func declaredInfo(of value: Value) -> TypeInfo? {
    switch value {
    case .structure(let value): value.type
    case .enumeration(let value): value.type
    case .object(let value): value.type
    default: nil
    }
  }

  private func compare(
    _ op: String, _ a: Value, _ b: Value, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let order: Int? = try ordering(a, b, expression)
    guard let order else {
      if a.isUnknown || b.isUnknown { return unknownResult(a, b, expression) }
      return .bool(false)
    }
    switch op {
    case "<": return .bool(order < 0)
    case ">": return .bool(order > 0)
    case "<=": return .bool(order <= 0)
    default: return .bool(order >= 0)
    }
  }

  func unknownResult(_ a: Value, _ b: Value, _ expression: Expression) -> Value {
    let missing: String =
      if case .unknown(let unknown) = a { unknown.missing } else if case .unknown(let unknown) = b {
        unknown.missing
      } else { "" }
    return .unknown(
      UnknownValue(source: expression.file.text(expression.start, expression.end), missing: missing))
  }

  /// -1, 0 or 1; nil where the two have no order.
  func ordering(_ a: Value, _ b: Value, _ expression: Expression) throws(Interrupt) -> Int? {
    switch (a, b) {
    case (.int(let a), .int(let b)): return a < b ? -1 : (a > b ? 1 : 0)
    case (.string(let a), .string(let b)): return a < b ? -1 : (a > b ? 1 : 0)
    case (.date(let a), .date(let b)): return a < b ? -1 : (a > b ? 1 : 0)
    case (.bool, .bool): return nil
    case (.tuple(let a), .tuple(let b)):
      for (x, y) in zip(a, b) {
        if let order = try ordering(x.value, y.value, expression), order != 0 { return order }
      }
      return 0
    case (.enumeration(let a), .enumeration(let b)):
      if let value = try userOperator("<", [.enumeration(a), .enumeration(b)], expression) {
        return truth(value, expression) ? -1 : (a == b ? 0 : 1)
      }
      let names = a.type.cases.map(\.name)
      guard let x = names.firstIndex(of: a.name), let y = names.firstIndex(of: b.name) else { return nil }
      if x != y { return x < y ? -1 : 1 }
      for (first, second) in zip(a.payload, b.payload) {
        if let order = try ordering(first, second, expression), order != 0 { return order }
      }
      return 0
    case (.structure, .structure), (.object, .object):
      guard let value = try userOperator("<", [a, b], expression) else { return nil }
      return truth(value, expression) ? -1 : (a == b ? 0 : 1)
    default:
      guard let x = a.doubleValue, let y = b.doubleValue else { return libraryOrdering(a, b) }
      return x < y ? -1 : (x > y ? 1 : 0)
    }
  }

  func prefix(
    _ op: String, _ operand: Expression, in scope: Scope, hint: TypeHint?, _ expression: Expression
  ) throws(Interrupt) -> Value {
    var value = try evaluate(operand, in: scope, hint: op == "!" ? .named("Bool") : hint)
    if op == "-" || op == "+" { value = number(value) }
    switch (op, value) {
    case ("!", .unknown): return value
    case ("!", _): return .bool(!truth(value, operand))
    case ("-", .int(let value)):
      if value == .min { throw trap("'-\(value)' overflows an Int", expression) }
      return .int(-value)
    case ("-", .double(let value)): return .double(-value)
    case ("+", _): return value
    case ("~", .int(let value)):
      guard let type = integerType(of: operand, in: scope), Library.width(of: type) < 64 else {
        return .int(~value)
      }
      return .int(Library.truncated(~value, type))
    case ("...", _): return .range(RangeValue(lower: nil, upper: value, isClosed: true))
    case ("..<", _): return .range(RangeValue(lower: nil, upper: value, isClosed: false))
    default:
      if let value = try userOperator(op, [value], expression) { return value }
      if let negated = op == "-" ? libraryNegation(value) : nil { return negated }
      if op == "-", case .symbol(let symbol) = value, symbol.type == nil,
        let number = try number(symbol, expression)?.doubleValue
      {
        return .double(-number)
      }
      return value.isUnknown ? value : unknown(expression, missing: op, kind: .unknownFunction)
    }
  }

  /// `-.infinity`, `-.degrees(90)` where no type is expected: what has a sign is a number or a measure.
  func number(_ value: Value) -> Value {
    guard case .symbol(let symbol) = value, symbol.type == nil else { return value }
    for type in ["Double", "Angle", "Duration"] {
      let meant = implied(value, as: type)
      if case .symbol = meant { continue }
      return meant
    }
    return value
  }

  func postfixOperator(
    _ op: String, _ operand: Expression, in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let value = try evaluate(operand, in: scope)
    if op == "..." { return .range(RangeValue(lower: value, upper: nil, isClosed: true)) }
    return try userOperator(op, [value], expression)
      ?? unknown(expression, missing: op, kind: .unknownFunction)
  }
}

extension Expression {
  /// Whether the operands are taken as another type: `a as Error == b as Error`.
  fileprivate var hasUpcasts: Bool {
    guard case .binary(_, let a, let b) = kind, case .cast(_, _, .upcast) = a.kind,
      case .cast(_, _, .upcast) = b.kind
    else { return false }
    return true
  }
}

extension Expression {
  /// `pi` of `.pi`.
  fileprivate var impliedConstant: String? {
    switch kind {
    case .implicitMember(let name): name
    case .postfix(let base, let steps) where steps.isEmpty: base.impliedConstant
    default: nil
    }
  }
}
