import Foundation

/// Integers narrower than 64 bits. All are held as `Int`; where bits are pushed out at the top, the type that
/// is written tells which are kept.
extension Machine {
  /// What is left of a result of that operator where it is pushed out at the top, for operands of those
  /// expressions' types.
  func wrapped(
    _ value: Value, _ op: String, _ left: Expression, _ right: Expression?, in scope: Scope
  ) -> Value {
    guard case .int(let bits) = value, Machine.isWrapping(op) else { return value }
    let isShift = op.hasSuffix("<<") || op.hasSuffix(">>")
    guard
      let type = integerType(of: left, in: scope)
        ?? (isShift ? nil : right.flatMap { integerType(of: $0, in: scope) }),
      Library.width(of: type) < 64
    else { return value }
    return .int(Library.truncated(bits, type))
  }

  /// `&+` and its kin, and what pushes bits out at the top.
  static func isWrapping(_ op: String) -> Bool {
    let bytes = op.utf8
    guard bytes.count > 1, let first = bytes.first else { return false }
    return first == UInt8(ascii: "&") ? op != "&&" : op == "<<"
  }

  /// The result of an operator on numbers of 64 bits without a sign, which are held with the bits of an
  /// `Int`. Asked only where a sign or an overflow could show; nil where the operands are no such numbers.
  func unsignedResult(
    _ op: String, _ a: Value, _ b: Value, _ left: Expression, _ right: Expression, in scope: Scope,
    _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard case .int(let x) = a, case .int(let y) = b,
      (x | y) < 0 || x.leadingZeroBitCount + y.leadingZeroBitCount < 66,
      Machine.signedOperators.contains(op),
      let type = integerType(of: left, in: scope)
        ?? (op == ">>" || op == "&>>" ? nil : integerType(of: right, in: scope)),
      type == "UInt64" || type == "UInt"
    else { return nil }
    let first = UInt64(bitPattern: Int64(x))
    let second = UInt64(bitPattern: Int64(y))
    let result: (partialValue: UInt64, overflow: Bool)
    switch op {
    case "<": return .bool(first < second)
    case ">": return .bool(first > second)
    case "<=": return .bool(first <= second)
    case ">=": return .bool(first >= second)
    case "+": result = first.addingReportingOverflow(second)
    case "-": result = first.subtractingReportingOverflow(second)
    case "*": result = first.multipliedReportingOverflow(by: second)
    case ">>": result = (first >> second, false)
    case "&>>": result = (first &>> second, false)
    default:
      if second == 0 { throw trap("division by zero", expression) }
      result = (op == "/" ? first / second : first % second, false)
    }
    if result.overflow { throw trap("'\(first) \(op) \(second)' overflows an \(type)", expression) }
    return .int(Int(truncatingIfNeeded: result.partialValue))
  }

  /// What whole decimals give that don't divide evenly: a `Decimal` that is whole is held as an `Int`.
  func decimalQuotient(
    _ a: Value, _ b: Value, _ left: Expression, _ right: Expression, in scope: Scope
  ) -> Value? {
    guard case .int(let x) = a, case .int(let y) = b, y != 0,
      !x.remainderReportingOverflow(dividingBy: y).overflow,
      x % y != 0
    else { return nil }
    let isDecimal = [left, right].contains {
      numericType(of: $0, in: scope, depth: 0)?.unwrapped.simpleName == "Decimal"
    }
    return isDecimal ? .double(Double(x) / Double(y)) : nil
  }

  private static let signedOperators: Set<String> = [
    "<", ">", "<=", ">=", "+", "-", "*", ">>", "&>>", "/", "%",
  ]

  /// A number of 64 bits without a sign as it is printed and made another number of; nil for all others.
  func unsigned(_ value: Value, of expression: Expression, in scope: Scope) -> UInt64? {
    guard case .int(let bits) = value, bits < 0, let type = integerType(of: expression, in: scope),
      type == "UInt64" || type == "UInt"
    else { return nil }
    return UInt64(bitPattern: Int64(bits))
  }

  /// A floating number as its type writes it; nil where that is written as a `Double` is.
  func floating(_ value: Value, of expression: Expression, in scope: Scope) -> String? {
    guard case .double(let number) = value else { return nil }
    return Machine.text(of: number, as: numericType(of: expression, in: scope, depth: 0))
  }

  /// A decimal number as a text interpolates it: a key has no placeholder for one, so it is written as it
  /// describes itself.
  func decimal(_ value: Value, of expression: Expression, in scope: Scope) -> String? {
    switch value {
    case .int, .double: break
    default: return nil
    }
    guard let type = numericType(of: expression, in: scope, depth: 0),
      ["Decimal", "NSDecimalNumber"].contains(type.unwrapped.simpleName ?? ""), let number = value.doubleValue
    else { return nil }
    return Machine.text(of: number, as: type)
  }

  /// A `Float` has fewer digits, and a `Decimal` those of numbers to the base of ten.
  static func text(of number: Double, as type: TypeName?) -> String? {
    switch type?.unwrapped.simpleName {
    case "Float", "Float32": return Float(number).description
    case "Decimal", "NSDecimalNumber":
      guard number.isFinite, abs(number) < 1e15 else { return nil }
      let digits = max(0, min(15, 15 - Int(log10(max(1, abs(number)))) - 1))
      let scale = pow(10, Double(digits))
      let rounded = (number * scale).rounded() / scale
      return rounded == rounded.rounded() ? String(Int(rounded)) : rounded.description
    default: return nil
    }
  }

  /// The integer type of an expression, as far as it is written: `UInt8` of `bytes[2]`.
  func integerType(of expression: Expression, in scope: Scope) -> String? {
    guard let name = numericType(of: expression, in: scope, depth: 0)?.simpleName,
      MachineTypes.integers.contains(name)
    else { return nil }
    return name
  }

  /// The integer type of a variable that is declared without one, where it starts with more than a literal.
  func integerType(of initial: Expression?, held value: Value, in scope: Scope) -> TypeName? {
    guard case .int = value, let initial else { return nil }
    if case .integer = initial.kind { return nil }
    return integerType(of: initial, in: scope).map { .named([$0], []) }
  }

  /// The type of a variable that is declared without one, where it makes a difference later.
  func knownType(of initial: Expression?, held value: Value, in scope: Scope) -> TypeName? {
    if case .string? = initial?.kind, case .string = value { return .named(["String"], []) }
    // An empty list and what was not found in a list don't say what they are.
    if case .postfix(let base, let steps)? = initial?.kind, value.isNone || value.arrayValue?.isEmpty == true,
      let type = writtenType(along: base, steps, in: scope)
    {
      return type
    }
    return integerType(of: initial, held: value, in: scope)
  }

  private func numericType(of expression: Expression, in scope: Scope, depth: Int) -> TypeName? {
    guard depth < 32 else { return nil }
    switch expression.kind {
    case .name("self"):
      return scope.owner.flatMap { $0.declaration == nil ? .named([$0.name], []) : nil }
    case .name(let name): return declaredType(named: name, in: scope, expression.file)
    case .tuple(let elements) where elements.count == 1:
      return numericType(of: elements[0].value, in: scope, depth: depth + 1)
    case .prefix("~", let operand), .prefix("-", let operand):
      return numericType(of: operand, in: scope, depth: depth + 1)
    case .binary(let op, let left, let right):
      let type = numericType(of: left, in: scope, depth: depth + 1)
      return op.hasSuffix("<<") || op.hasSuffix(">>")
        ? type : type ?? numericType(of: right, in: scope, depth: depth + 1)
    case .ternary(_, let first, let second):
      return numericType(of: first, in: scope, depth: depth + 1)
        ?? numericType(of: second, in: scope, depth: depth + 1)
    case .postfix(let base, let steps): return numericType(base, steps, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  private func numericType(
    _ base: Expression, _ steps: [PostfixStep], in scope: Scope, depth: Int
  ) -> TypeName? {
    var rest = steps[...]
    var type: TypeName?
    if case .name(let name) = base.kind,
      MachineTypes.integers.contains(name) || name == "Decimal" || name == "Float",
      case .call? = rest.first
    {
      type = .named([name], [])
      rest = rest.dropFirst()
    } else if case .name(let name) = base.kind, MachineTypes.integers.contains(name),
      case .member(let member, _)? = rest.first, ["max", "min", "zero", "random"].contains(member)
    {
      type = .named([name], [])
      rest = rest.dropFirst()
    } else if case .name(let name) = base.kind, case .call? = rest.first {
      type = resultType(ofFunction: name, in: scope)
      rest = rest.dropFirst()
    } else {
      type = numericType(of: base, in: scope, depth: depth)
    }
    for (place, step) in zip(rest.indices, rest) {
      switch (step, type) {
      case (.member(let name, _), nil):
        type = memberType(name, of: base, steps[..<place], in: scope)
        if type == nil { return nil }
      case (.call, .some): break
      case (.member(let name, _), let own?):
        if Machine.ownIntegerMembers.contains(name) { continue }
        type = memberType(name, of: base, steps[..<place], in: scope)
        if type == nil || own == type { return type }
      case (.optional, let wrapped?), (.force, let wrapped?): type = wrapped.unwrapped
      case (.subscript, .array(let element)?): type = element
      case (.subscript, .named(["Data"], _)?): type = .named(["UInt8"], [])
      case (.subscript, .named(["Array"], let arguments)?): type = arguments.first
      default: return nil
      }
    }
    return type
  }

  /// Members of integers that are of the same type.
  private static let ownIntegerMembers: Set<String> = [
    "byteSwapped", "bigEndian", "littleEndian", "advanced", "quotientAndRemainder", "multipliedFullWidth",
    "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow", "partialValue",
  ]

  /// The declared type of a member or of what a method gives.
  private func memberType(
    _ name: String, of base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope
  ) -> TypeName? {
    guard let owner = owner(base, steps, in: scope) else { return nil }
    if let property = property(name, of: owner.info) { return property.type }
    return owner.info?.functions[name]?.first?.result
  }

  private func resultType(ofFunction name: String, in scope: Scope) -> TypeName? {
    if let local = scope.localFunctions(name).first { return local.0.result }
    if let method = scope.owner?.functions[name]?.first { return method.result }
    return project.globalFunctions(name, from: scope.file).first?.result
  }

  private func declaredType(named name: String, in scope: Scope, _ file: FileCode) -> TypeName? {
    if let found = scope.find(name) { return found.scope.variables[found.index].type }
    if let property = property(name, of: scope.owner) { return property.type }
    return project.globalVariable(name, file: file)?.type
  }
}
