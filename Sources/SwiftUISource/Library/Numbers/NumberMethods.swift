extension Machine {
  func numberMethod(of value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "round" || call.name == "negate", let result = try changeNumber(&value, call) {
      return result
    }
    if let result = scale(&value, call) { return result }
    if let result = decimalMethod(value, call) { return result }
    switch value {
    case .int(let number): return try integerMethod(number, call) ?? floatingMethod(Double(number), call)
    case .double(let number): return floatingMethod(number, call)
    default: return nil
    }
  }

  private func changeNumber(_ value: inout Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    if call.name == "round" {
      guard let number = value.doubleValue else { return nil }
      value = .double(rounded(number, call.first?.symbolName))
    } else {
      switch value {
      case .int(let number): value = .int(0 &- number)
      case .double(let number): value = .double(-number)
      default: return nil
      }
    }
    return .void
  }

  private func integerMethod(_ number: Int, _ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "isMultiple":
      guard let other = call["of"]?.exactInt else { return nil }
      return .bool(other == 0 ? number == 0 : number % (other == -1 ? 1 : other) == 0)
    case "quotientAndRemainder":
      guard let other = call["dividingBy"]?.exactInt else { return nil }
      let quotient = try apply("/", .int(number), .int(other), call.expression)
      let remainder = try apply("%", .int(number), .int(other), call.expression)
      return .tuple([("quotient", quotient), ("remainder", remainder)])
    case "signum": return .int(number.signum())
    case "advanced":
      return try call["by"].map { (step) throws(Interrupt) in
        try self.apply("+", .int(number), step, call.expression)
      }
    case "distance":
      return try call["to"].map { (end) throws(Interrupt) in
        try self.apply("-", end, .int(number), call.expression)
      }
    case "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow":
      guard let other = call.first?.exactInt else { return nil }
      let result =
        call.name.hasPrefix("adding")
        ? number.addingReportingOverflow(other)
        : call.name.hasPrefix("sub")
          ? number.subtractingReportingOverflow(other) : number.multipliedReportingOverflow(by: other)
      return .tuple([("partialValue", .int(result.partialValue)), ("overflow", .bool(result.overflow))])
    case "string": return .string(String(number))
    default: return nil
    }
  }

  private func floatingMethod(_ number: Double, _ call: LibraryCall) -> Value? {
    switch call.name {
    case "rounded": .double(rounded(number, call.first?.symbolName))
    case "truncatingRemainder":
      call["dividingBy"]?.doubleValue.map { .double(number.truncatingRemainder(dividingBy: $0)) }
    case "remainder": call["dividingBy"]?.doubleValue.map { .double(number.remainder(dividingBy: $0)) }
    case "squareRoot": .double(number.squareRoot())
    case "advanced": call["by"]?.doubleValue.map { .double(number + $0) }
    case "distance": call["to"]?.doubleValue.map { .double($0 - number) }
    case "isLess": call["than"]?.doubleValue.map { .bool(number < $0) }
    case "isEqual": call["to"]?.doubleValue.map { .bool(number == $0) }
    case "isLessThanOrEqualTo": call.plain()?.doubleValue.map { .bool(number <= $0) }
    case "addingProduct": product(number, call)
    case "clamped": clamped(number, call)
    default: nil
    }
  }

  private func product(_ number: Double, _ call: LibraryCall) -> Value? {
    guard let a = call.plain(0)?.doubleValue, let b = call.plain(1)?.doubleValue else { return nil }
    return .double(number + a * b)
  }

  /// Not the standard library's own, but what apps most often add to it.
  private func clamped(_ number: Double, _ call: LibraryCall) -> Value? {
    guard case .range(let range)? = call["to"] ?? call.first, let low = range.lower?.doubleValue,
      let high = range.upper?.doubleValue, low <= high
    else { return nil }
    return .double(min(max(number, low), high))
  }

  func rounded(_ number: Double, _ rule: String?) -> Double {
    switch rule {
    case "up": number.rounded(.up)
    case "down": number.rounded(.down)
    case "towardZero": number.rounded(.towardZero)
    case "awayFromZero": number.rounded(.awayFromZero)
    case "toNearestOrEven": number.rounded(.toNearestOrEven)
    default: number.rounded()
    }
  }

  func numberProperty(_ name: String, _ value: Value) -> Value? {
    if let result = rawNumber(name, value) { return result }
    guard let number = value.doubleValue else { return nil }
    switch name {
    case "isNaN": return .bool(number.isNaN)
    case "isFinite": return .bool(number.isFinite)
    case "isInfinite": return .bool(number.isInfinite)
    case "isZero": return .bool(number == 0)
    case "isNormal": return .bool(number.isNormal)
    case "isLess": return .bool(number < 0)
    case "sign": return .symbol("FloatingPointSign", number.sign == .minus ? "minus" : "plus")
    case "magnitudeSquared": return magnitudeSquared(value)
    case "bitPattern": return .int(Int(truncatingIfNeeded: number.bitPattern))
    case "ulp": return .double(number.ulp)
    case "exponent": return number == 0 || !number.isFinite ? nil : .int(Int(number.exponent))
    case "nextUp": return .double(number.nextUp)
    case "nextDown": return .double(number.nextDown)
    default: return nil
    }
  }

  private func rawNumber(_ name: String, _ value: Value) -> Value? {
    switch (name, value) {
    case ("magnitude", .int(let number)): .int(number == .min ? .max : abs(number))
    case ("magnitude", .double(let number)): .double(abs(number))
    case ("description", _), ("stringValue", _), ("debugDescription", _): .string(describe(value))
    case ("doubleValue", _), ("floatValue", _): value.doubleValue.map { .double($0) }
    case ("intValue", _), ("integerValue", _), ("int64Value", _), ("int32Value", _), ("rawValue", .int),
      ("code", .int):
      value.intValue.map { .int($0) }
    case ("boolValue", _): .bool(value.doubleValue != 0)
    case ("rawValue", .double), ("native", _), ("decimalValue", _): value
    case ("nonzeroBitCount", .int(let number)): .int(number.nonzeroBitCount)
    case ("leadingZeroBitCount", .int(let number)): .int(number.leadingZeroBitCount)
    case ("trailingZeroBitCount", .int(let number)): .int(number.trailingZeroBitCount)
    case ("bitWidth", .int): .int(64)
    case ("byteSwapped", .int(let number)): .int(number.byteSwapped)
    default: nil
    }
  }
}
