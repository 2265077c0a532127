extension Machine {
  /// `Int(…)`, `Double(…)` and the other numeric types; nil where the argument is none.
  func makeNumber(_ type: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let first = call.first else {
      return MachineTypes.floatingPoint.contains(type) ? .double(0) : .int(0)
    }
    if let strategy = strategy(in: call), let text = string(first) {
      guard let number = try parsed(text, by: strategy, call.expression) else { return nil }
      return MachineTypes.floatingPoint.contains(type) ? number : try integer(type, number, call)
    }
    if MachineTypes.floatingPoint.contains(type) { return floating(first, call) }
    return try integer(type, first, call)
  }

  /// A number or a text of one of 64 bits without a sign that is beyond what an `Int` holds; nil where it
  /// goes like any other.
  func makeNumber(_ type: String, unsigned number: UInt64, _ arguments: [EvaluatedArgument]) -> Value? {
    if MachineTypes.floatingPoint.contains(type) { return .double(Double(number)) }
    if type == "String" {
      let radix = arguments.first { $0.label == "radix" }?.value.exactInt ?? 10
      let isUpper = arguments.first { $0.label == "uppercase" }?.value.boolValue ?? false
      guard (2...36).contains(radix), ["describing", nil].contains(arguments[0].label) else { return nil }
      return .string(String(number, radix: radix, uppercase: isUpper))
    }
    guard type == "UInt64" || type == "UInt" else { return nil }
    return arguments[0].value
  }

  private func floating(_ value: Value, _ call: LibraryCall) -> Value? {
    switch value {
    case .int, .double: return value.doubleValue.map { .double($0) }
    case .bool(let isOn): return .double(isOn ? 1 : 0)
    case .none: return Value.none
    case .string, .localized:
      // Swift takes no spaces around a number; `Decimal(string:)` the number in front.
      let text = string(value) ?? ""
      if text.contains(where: \.isWhitespace) { return Value.none }
      return Double(text).map { .double($0) } ?? Value.none
    case .enumeration(let instance): return (try? rawValue(of: instance))?.doubleValue.map { .double($0) }
    default: return magnitude(of: value).map { .double($0) }
    }
  }

  private func integer(_ type: String, _ value: Value, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let limits = Library.limits(of: type)
    switch value {
    case .int(let number): return try fitted(number, type, limits, call)
    case .double(let number):
      if call.has("exactly"), number.rounded(.towardZero) != number { return Value.none }
      if type == "UInt64" || type == "UInt", let whole = UInt64(exactly: number.rounded(.towardZero)) {
        return .int(Int(truncatingIfNeeded: whole))
      }
      guard let whole = Int(exactly: number.rounded(.towardZero)) else {
        if call.has("exactly") { return Value.none }
        if call.has("clamping") { return .int(number < 0 ? limits.lowerBound : limits.upperBound) }
        throw trap("\(describe(value)) can't be made an \(type)", call.expression)
      }
      return try fitted(whole, type, limits, call)
    case .string(let text) where call.has("ascii"):
      return text.unicodeScalars.first.map { .int(Int($0.value)) } ?? Value.none
    case .string(let text) where scalarValue(of: text, type, call) != nil:
      return scalarValue(of: text, type, call)
    case .string, .localized:
      let radix = call["radix"]?.exactInt ?? 10
      guard (2...36).contains(radix), let number = Int(string(value) ?? "", radix: radix),
        limits.contains(number)
      else {
        return Value.none
      }
      return .int(number)
    case .bool(let isOn): return .int(isOn ? 1 : 0)
    case .none: return Value.none
    default: return nil
    }
  }

  /// `UInt32(scalar)`: what a scalar counts as. A digit is taken for a text with a number, of which it has
  /// the look.
  private func scalarValue(of text: String, _ type: String, _ call: LibraryCall) -> Value? {
    guard type == "UInt32" || type == "UInt8" || type == "UInt64", call.arguments.count == 1,
      call.arguments[0].label == nil, let scalar = text.unicodeScalars.first,
      text.unicodeScalars.count == 1, !("0"..."9").contains(scalar),
      Library.limits(of: type).contains(Int(scalar.value))
    else { return nil }
    return .int(Int(scalar.value))
  }

  private func fitted(
    _ number: Int, _ type: String, _ limits: ClosedRange<Int>, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    if limits.contains(number) { return .int(number) }
    if call.has("clamping") { return .int(min(max(number, limits.lowerBound), limits.upperBound)) }
    if call.has("exactly") { return Value.none }
    if call.has("truncatingIfNeeded") || call.has("bitPattern") {
      return .int(Library.truncated(number, type))
    }
    throw trap("\(number) does not fit in \(type)", call.expression)
  }

  func numberStatic(_ type: String, _ name: String) -> Value? {
    if MachineTypes.floatingPoint.contains(type) || type == "Decimal" {
      return type == "Float" ? Library.shortConstant(name) : Library.floatingConstant(name)
    }
    guard MachineTypes.integers.contains(type) else { return nil }
    let limits = Library.limits(of: type)
    switch name {
    case "max": return .int(Library.width(of: type) == 64 && type.hasPrefix("U") ? -1 : limits.upperBound)
    case "min": return .int(limits.lowerBound)
    case "zero": return .int(0)
    case "bitWidth": return .int(Library.width(of: type))
    default: return nil
    }
  }
}

extension Library {
  static func width(of type: String) -> Int { Int(type.drop { !$0.isNumber }) ?? 64 }

  static func limits(of type: String) -> ClosedRange<Int> {
    let width = width(of: type)
    if type.hasPrefix("U") { return width >= 64 ? 0...Int.max : 0...((1 << width) - 1) }
    return width >= 64 ? Int.min...Int.max : (-(1 << (width - 1)))...((1 << (width - 1)) - 1)
  }

  static func truncated(_ number: Int, _ type: String) -> Int {
    let width = width(of: type)
    guard width < 64 else { return number }
    let low = number & ((1 << width) - 1)
    return type.hasPrefix("U") || low < 1 << (width - 1) ? low : low - (1 << width)
  }

  /// Constants of floating-point types that whole numbers don't have.
  static let floatingOnly: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan", "pi",
    "ulpOfOne",
  ]

  /// The number that `.pi` and its like are, where no type said so before.
  static func constant(_ value: Value) -> Value? {
    guard case .symbol(let symbol) = value, symbol.type == nil, symbol.arguments == nil,
      floatingOnly.contains(symbol.name)
    else { return nil }
    return floatingConstant(symbol.name)
  }

  /// The same of `Float`, whose limits are nearer.
  static func shortConstant(_ name: String) -> Value? {
    switch name {
    case "greatestFiniteMagnitude": .double(Double(Float.greatestFiniteMagnitude))
    case "leastNormalMagnitude": .double(Double(Float.leastNormalMagnitude))
    case "leastNonzeroMagnitude": .double(Double(Float.leastNonzeroMagnitude))
    case "ulpOfOne": .double(Double(Float.ulpOfOne))
    default: floatingConstant(name)
    }
  }

  static func floatingConstant(_ name: String) -> Value? {
    switch name {
    case "infinity": .double(.infinity)
    case "pi": .double(.pi)
    case "zero": .double(0)
    case "nan", "quietNaN": .double(.nan)
    case "greatestFiniteMagnitude": .double(.greatestFiniteMagnitude)
    case "leastNormalMagnitude": .double(.leastNormalMagnitude)
    case "leastNonzeroMagnitude": .double(.leastNonzeroMagnitude)
    case "ulpOfOne": .double(.ulpOfOne)
    default: nil
    }
  }
}
