import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What extensions of the integers' protocols do, for whatever integer type it is.
extension Natives {
  mutating func addIntegerProtocols() {
    addIntegerInitializers()
    addIntegerComparisons()
    addIntegerArithmetic()
    addIntegerMembers()
  }

  private mutating func addIntegerInitializers() {
    func converted(_ number: RuntimeValue, _ from: NumberKind, _ to: NumberKind) throws -> RuntimeValue {
      if let integer = try from.integer(number) {
        guard let value = to.exactly(integer) else {
          throw Interruption.trap("Fatal error: Not enough bits to represent the passed value")
        }
        return value
      }
      guard let value = to.rounding(try from.floating(number)) else {
        throw Interruption.trap("Fatal error: a number that doesn't fit \(to.name)")
      }
      return value
    }
    let convert: Native = { arguments, call in
      try converted(
        arguments[1], NumberKind.required(call.type("T")), NumberKind.required(call.type("Self")))
    }
    let exactly: Native = { arguments, call in
      let (from, to) = (try NumberKind.required(call.type("T")), try NumberKind.required(call.type("Self")))
      if let integer = try from.integer(arguments[1]) { return .init(optional: to.exactly(integer)) }
      let number = try from.floating(arguments[1])
      return number.rounded() == number ? .init(optional: to.rounding(number)) : .none(0)
    }
    for owner in ["BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger"] {
      self["\(owner).init(_: T)"] = convert
      conversion("\(owner).init(_: T)") { from, to in
        guard let from = NumberKind.of(from), let to = NumberKind.of(to) else { return nil }
        return { try converted($0, from, to) }
      }
      self["\(owner).init(exactly:)"] = exactly
      self["\(owner).init(truncatingIfNeeded:)"] = { arguments, call in
        let (from, to) = (try NumberKind.required(call.type("T")), try NumberKind.required(call.type("Self")))
        return to.truncating(try from.integer(arguments[1]) ?? 0)
      }
      self["\(owner).init(clamping:)"] = { arguments, call in
        let source = try call.generics["Other"] ?? call.type("T")
        let (from, to) = (try NumberKind.required(source), try NumberKind.required(call.type("Self")))
        return to.clamping(try from.integer(arguments[1]) ?? 0)
      }
      self["\(owner).init()"] = { _, call in try NumberKind.required(call.type("Self")).truncating(0) }
      for member in ["bigEndian", "littleEndian"] {
        self["\(owner).init(\(member):)"] = { arguments, call in
          try swapped(arguments[1], try call.type("Self"), member == "bigEndian")
        }
        self["\(owner).\(member)"] = { arguments, call in
          try swapped(arguments[0], try call.type("Self"), member == "bigEndian")
        }
      }
    }
    let text: Native = { arguments, call in
      let radix = arguments.count > 2 ? try arguments[2].int : 10
      guard (2...36).contains(radix) else {
        throw Interruption.trap("Fatal error: Radix must be in the range 2...36")
      }
      let kind = try NumberKind.required(call.type("Self"))
      return .init(optional: Int128(try arguments[1].string, radix: radix).flatMap(kind.exactly))
    }
    self["FixedWidthInteger.init(_:radix:)"] = text
    self["FixedWidthInteger.init(_: String)"] = text
  }

  private mutating func addIntegerComparisons() {
    func compare(_ sign: String, _ operation: @escaping (Int128, Int128) -> Bool) {
      self["BinaryInteger.\(sign)(_:_:)"] = { arguments, call in
        let kind = try NumberKind.required(call.type("Self"))
        let other = try NumberKind.required(call.generics["Other"] ?? call.type("Self"))
        return .boolean(
          operation(try kind.integer(arguments[1]) ?? 0, try other.integer(arguments[2]) ?? 0))
      }
    }
    compare("==") { $0 == $1 }
    compare("!=") { $0 != $1 }
    compare("<") { $0 < $1 }
    compare("<=") { $0 <= $1 }
    compare(">") { $0 > $1 }
    compare(">=") { $0 >= $1 }
  }

  private mutating func addIntegerArithmetic() {
    func binary(_ owner: String, _ sign: String, _ operation: @escaping (Int128, Int128, Int) -> Int128) {
      let run: Native = { arguments, call in
        let kind = try NumberKind.required(call.type("Self"))
        let other = try NumberKind.required(
          call.generics["Other"] ?? call.generics["RHS"] ?? call.type("Self"))
        return kind.truncating(
          operation(try kind.integer(arguments[1]) ?? 0, try other.integer(arguments[2]) ?? 0, kind.bitWidth))
      }
      let byType: QuickByType = { left, right in
        guard let kind = NumberKind.of(left), let other = NumberKind.of(right), kind.isInteger,
          other.isInteger
        else { return nil }
        return { left, right in
          kind.truncating(
            operation(try kind.integer(left) ?? 0, try other.integer(right) ?? 0, kind.bitWidth))
        }
      }
      quick("\(owner).\(sign)(_:_:)", byType: byType)
      self["\(owner).\(sign)(_:_:)"] = run
      self["\(owner).\(sign)=(_:_:)"] = { arguments, call in
        arguments[1] = try run(&arguments, call)
        return .void
      }
    }
    for owner in ["BinaryInteger", "FixedWidthInteger"] {
      binary(owner, ">>") { value, count, _ in count < 0 ? value << -count : value >> count }
      binary(owner, "<<") { value, count, _ in count < 0 ? value >> -count : value << count }
      binary(owner, "&>>") { value, count, width in value >> (count & Int128(width - 1)) }
      binary(owner, "&<<") { value, count, width in value << (count & Int128(width - 1)) }
      binary(owner, "&+") { left, right, _ in left &+ right }
      binary(owner, "&-") { left, right, _ in left &- right }
      binary(owner, "&*") { left, right, _ in left &* right }
      binary(owner, "&") { left, right, _ in left & right }
      binary(owner, "|") { left, right, _ in left | right }
      binary(owner, "^") { left, right, _ in left ^ right }
      self["\(owner).prefix ~(_:)"] = { arguments, call in
        let kind = try NumberKind.required(call.type("Self"))
        return kind.truncating(~(try kind.integer(arguments[1]) ?? 0))
      }
    }
  }

  private mutating func addIntegerMembers() {
    func member(
      _ owners: [String], _ name: String,
      _ read: @escaping (Int128, ContiguousArray<RuntimeValue>, NumberKind) throws -> RuntimeValue
    ) {
      for owner in owners {
        self["\(owner).\(name)"] = { arguments, call in
          let kind = try NumberKind.required(call.type("Self"))
          return try read(try kind.integer(arguments[0]) ?? 0, arguments, kind)
        }
      }
    }
    let all = ["BinaryInteger", "FixedWidthInteger", "SignedInteger", "UnsignedInteger"]
    member(all, "description") { value, _, _ in .text(value.description) }
    member(all, "signum()") { value, _, kind in kind.truncating(value.signum()) }
    member(all, "magnitude") { value, _, kind in kind.truncating(Int128(value.magnitude)) }
    member(all, "isMultiple(of:)") { value, arguments, kind in
      .boolean(value.isMultiple(of: try kind.integer(arguments[1]) ?? 0))
    }
    member(all, "quotientAndRemainder(dividingBy:)") { value, arguments, kind in
      let result = value.quotientAndRemainder(dividingBy: try kind.integer(arguments[1]) ?? 1)
      return .tuple(kind.truncating(result.quotient), kind.truncating(result.remainder))
    }
    member(all, "distance(to:)") { value, arguments, kind in
      .integer(Int((try kind.integer(arguments[1]) ?? 0) - value))
    }
    member(all, "advanced(by:)") { value, arguments, kind in
      kind.truncating(value + Int128(try arguments[1].int))
    }
    for owner in all {
      self["\(owner).isSigned"] = { _, call in .boolean(try NumberKind.required(call.type("Self")).isSigned) }
      self["\(owner).bitWidth"] = { _, call in .integer(try NumberKind.required(call.type("Self")).bitWidth) }
      self["\(owner).max"] = { _, call in try NumberKind.required(call.type("Self")).clamping(Int128.max) }
      self["\(owner).min"] = { _, call in try NumberKind.required(call.type("Self")).clamping(Int128.min) }
    }
  }
}

/// The bytes of an integer in the other order, where `isBig` asks for it: this machine is little-endian.
private func swapped(_ value: RuntimeValue, _ type: Type, _ isBig: Bool) throws -> RuntimeValue {
  guard isBig else { return value }
  let kind = try NumberKind.required(type)
  var rest = try kind.integer(value) ?? 0
  var result: Int128 = 0
  for _ in 0..<(kind.bitWidth / 8) {
    result = result << 8 | rest & 0xFF
    rest >>= 8
  }
  return kind.truncating(result)
}
