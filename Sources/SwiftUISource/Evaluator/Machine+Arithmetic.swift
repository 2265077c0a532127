import EarshotViewTree

/// Sums and products of whole and floating numbers, and of what is not known.
extension Machine {
  func arithmetic(
    _ op: String, _ a: Value, _ b: Value, _ expression: Expression
  ) throws(Interrupt) -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)): return try integer(op, x, y, expression)
    case (.double, .double), (.int, .double), (.double, .int):
      return floating(op, a.doubleValue ?? 0, b.doubleValue ?? 0)
    case (.string(let x), .string(let y)) where op == "+":
      try check(length: x.utf8.count + y.utf8.count, expression)
      try charge((x.utf8.count + y.utf8.count) / 8, expression)
      return .string(x + y)
    case (.array(let x), .array(let y)) where op == "+":
      try check(count: x.count + y.count, expression)
      try charge(x.count + y.count, expression)
      return .array(x + y)
    case (.record(let x), .record(let y)) where op == "+" && x.type == "Data" && y.type == "Data":
      let count = DataBytes.count(of: x) + DataBytes.count(of: y)
      try check(count: count, expression)
      try charge(count, expression)
      return DataBytes.value(of: DataBytes.numbers(of: x) + DataBytes.numbers(of: y))
    case (.symbol(let moment), _) where moment.name == "now" && op == "+" && b.doubleValue != nil:
      // `.now() + 0.1` of a dispatch queue: seconds from now.
      return .double(b.doubleValue ?? 0)
    case (.attributed(let x), .attributed(let y)) where op == "+": return .attributed(x + y)
    case (.array, .set), (.array, .dictionary), (.array, .range), (.array, .structure), (.set, .array),
      (.dictionary, .array), (.range, .array), (.structure, .array):
      guard op == "+", isSequence(a), isSequence(b) else {
        return unknown(expression, missing: op, kind: .unknownFunction)
      }
      let first = try elements(of: a, expression)
      return try arithmetic(op, .array(first), .array(elements(of: b, expression)), expression)
    case (.slice, _), (_, .slice): return try arithmetic(op, a.plainArray, b.plainArray, expression)
    default:
      if op == "+", let text = try concatenatedText(a, b, expression) { return text }
      if a.isUnknown || b.isUnknown { return unknownSum(op, a, b, expression) }
      if let value = libraryArithmetic(op, a, b) { return value }
      if let (x, y) = try spelledOut(a, b, expression) { return try arithmetic(op, x, y, expression) }
      return unknown(expression, missing: op, kind: .unknownFunction)
    }
  }

  /// Whether a list takes a value's elements at its end or its beginning: `[4] + depths`.
  private func isSequence(_ value: Value) -> Bool {
    if case .range(let range) = value { return range.lower != nil && range.upper != nil }
    return value.collectionKind != nil || isDeclaredSequence(value)
  }

  /// `.gap(2) / 2`: a member named without its type beside a number is one that the app adds to numbers, or
  /// an angle.
  private func spelledOut(
    _ a: Value, _ b: Value, _ expression: Expression
  ) throws(Interrupt) -> (Value, Value)? {
    if case .symbol(let symbol) = a, symbol.type == nil, let value = try number(symbol, expression) {
      return (value, b)
    }
    if case .symbol(let symbol) = b, symbol.type == nil, let value = try number(symbol, expression) {
      return (a, value)
    }
    return nil
  }

  /// Types of numbers in whose extensions a member without its type is looked for, the usual ones first.
  private static let extendedNumbers =
    ["CGFloat", "Double", "TimeInterval", "Int", "Float", "Int64", "UInt64", "UInt", "Int32", "UInt32"]
    + ["Int16", "UInt16", "Int8", "UInt8", "Decimal", "BinaryInteger", "FixedWidthInteger"]
    + ["BinaryFloatingPoint", "FloatingPoint", "Numeric"]

  func number(_ symbol: SymbolValue, _ expression: Expression) throws(Interrupt) -> Value? {
    let arguments = symbol.arguments ?? []
    if let first = arguments.first?.value.doubleValue, ["degrees", "radians"].contains(symbol.name) {
      let degrees = symbol.name == "degrees" ? first : first * 180 / .pi
      return .record("Angle", ["degrees": .double(degrees)])
    }
    for sdk in Machine.extendedNumbers {
      if symbol.arguments == nil, let value = try extensionStatic(symbol.name, ofSDKType: sdk),
        value.doubleValue != nil
      {
        return value
      }
      for type in project.extensions(of: [sdk], declaring: symbol.name) where symbol.arguments != nil {
        guard
          let function = type.staticFunctions[symbol.name]?.first(where: {
            $0.parameters.map(\.label) == arguments.map(\.label)
          })
        else { continue }
        let value = try call(
          function, owner: .type(TypeValue(info: nil, name: sdk)), type: type,
          values: arguments.map(\.value), expression)
        if value.doubleValue != nil { return value }
      }
    }
    return nil
  }

  /// A text with an unknown part stays a text: the rest of it can be read.
  private func unknownSum(_ op: String, _ a: Value, _ b: Value, _ expression: Expression) -> Value {
    if op == "+" {
      switch (a, b) {
      case (.string, _), (_, .string): return .string(describe(a) + describe(b))
      default: break
      }
    }
    return unknownResult(a, b, expression)
  }

  func check(count: Int, _ expression: Expression) throws(Interrupt) {
    if count > environment.bounds.collectionCount {
      throw .budget(
        "this collection has more than \(environment.bounds.collectionCount) items",
        file: expression.file, start: expression.start)
    }
  }

  private func integer(
    _ op: String, _ x: Int, _ y: Int, _ expression: Expression
  ) throws(Interrupt) -> Value {
    let result: (partialValue: Int, overflow: Bool)
    switch op {
    case "+": result = x.addingReportingOverflow(y)
    case "-": result = x.subtractingReportingOverflow(y)
    case "*": result = x.multipliedReportingOverflow(by: y)
    case "/":
      if y == 0 { throw trap("division by zero", expression) }
      result = x.dividedReportingOverflow(by: y)
    case "%":
      if y == 0 { throw trap("remainder of a division by zero", expression) }
      result = x.remainderReportingOverflow(dividingBy: y)
    case "&+": return .int(x &+ y)
    case "&-": return .int(x &- y)
    case "&*": return .int(x &* y)
    case "&": return .int(x & y)
    case "|": return .int(x | y)
    case "^": return .int(x ^ y)
    case "<<": return .int(x << y)
    case "&<<": return .int(x &<< y)
    case "&>>": return .int(x &>> y)
    default: return .int(x >> y)
    }
    if result.overflow { throw trap("'\(x) \(op) \(y)' overflows an Int", expression) }
    return .int(result.partialValue)
  }

  func floating(_ op: String, _ x: Double, _ y: Double) -> Value {
    switch op {
    case "+": .double(x + y)
    case "-": .double(x - y)
    case "*": .double(x * y)
    case "/": .double(x / y)
    default: .double(x.truncatingRemainder(dividingBy: y))
    }
  }
}
