import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// Random numbers, as the machine has them for the system's, or from a generator of the running code.
extension Natives {
  mutating func addRandomNumbers() {
    self["SystemRandomNumberGenerator.next()"] = { _, call in
      .integer(Int(truncatingIfNeeded: call.machine.random.next()))
    }
    self["RandomNumberGenerator.next()"] = { arguments, call in
      let kind = try NumberKind.required(call.type("T"))
      return try withGenerator(&arguments, 0, call, "Self") { kind.truncating(Int128($0.next() as UInt64)) }
    }
    self["RandomNumberGenerator.next(upperBound:)"] = { arguments, call in
      let kind = try NumberKind.required(call.type("T"))
      let bound = try kind.integer(arguments[1]) ?? 0
      guard bound > 0 else { throw Interruption.trap("Fatal error: upperBound cannot be zero.") }
      return try withGenerator(&arguments, 0, call, "Self") {
        kind.truncating(Int128($0.number(below: UInt64(truncatingIfNeeded: bound), bits: kind.bitWidth)))
      }
    }
    self["Bool.random(using:)"] = { arguments, call in
      try withGenerator(&arguments, 1, call, "T") { .boolean(Bool.random(using: &$0)) }
    }
    addRandomIntegers()
    addRandomFractions()
  }

  private mutating func addRandomIntegers() {
    for isClosed in [false, true] {
      let range = "in: \(isClosed ? "ClosedRange" : "Range")<Self>"
      self["FixedWidthInteger.random(\(range))"] = { arguments, call in
        try randomInteger(arguments[1], isClosed, call.type("Self"), &call.machine.random)
      }
      self["FixedWidthInteger.random(\(range), using: inout T)"] = { arguments, call in
        let (bounds, type) = (arguments[1], try call.type("Self"))
        return try withGenerator(&arguments, 2, call, "T") { try randomInteger(bounds, isClosed, type, &$0) }
      }
    }
  }

  private mutating func addRandomFractions() {
    for isClosed in [false, true] {
      let range = "in: \(isClosed ? "ClosedRange" : "Range")<Self>"
      self["BinaryFloatingPoint.random(\(range))"] = { arguments, call in
        try randomFraction(arguments[1], isClosed, call.type("Self"), &call.machine.random)
      }
      self["BinaryFloatingPoint.random(\(range), using: inout T)"] = { arguments, call in
        let (bounds, type) = (arguments[1], try call.type("Self"))
        return try withGenerator(&arguments, 2, call, "T") { try randomFraction(bounds, isClosed, type, &$0) }
      }
    }
  }
}

extension RandomNumberGenerator {
  /// As a type of so many bits makes it: each takes as much of the generator's numbers as it can hold.
  fileprivate mutating func number(below bound: UInt64, bits: Int) -> UInt64 {
    switch bits {
    case 8: UInt64(next(upperBound: UInt8(bound)))
    case 16: UInt64(next(upperBound: UInt16(bound)))
    case 32: UInt64(next(upperBound: UInt32(bound)))
    default: next(upperBound: bound)
    }
  }
}

/// A generator of the running code.
private struct OwnGenerator: RandomNumberGenerator {
  var arguments: ContiguousArray<RuntimeValue>
  let make: (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue
  var failure: (any Error)?
  /// What there is after a failure: the standard library asks again and again for a number that suits it.
  private var others = SystemRandomNumberGenerator()

  init(
    arguments: ContiguousArray<RuntimeValue>,
    make: @escaping (inout ContiguousArray<RuntimeValue>) throws -> RuntimeValue
  ) {
    self.arguments = arguments
    self.make = make
  }

  mutating func next() -> UInt64 {
    guard failure == nil else { return others.next() }
    do {
      return UInt64(bitPattern: Int64(try make(&arguments).int))
    } catch {
      failure = error
      return others.next()
    }
  }
}

/// Lends a generator that an argument is.
private func withGenerator(
  _ arguments: inout ContiguousArray<RuntimeValue>, _ index: Int, _ call: NativeCall, _ name: String,
  _ body: (inout OwnGenerator) throws -> RuntimeValue
) throws -> RuntimeValue {
  guard let next = call.machine.member("next", of: "RandomNumberGenerator") else {
    throw Interruption.unknown("how a generator makes numbers")
  }
  let type = try call.type(name)
  var generator = OwnGenerator(
    arguments: [arguments[index]], make: { try call.machine.call(requirement: next, on: type, &$0) })
  arguments[index] = .unset
  defer { arguments[index] = generator.arguments[0] }
  let result = try body(&generator)
  if let failure = generator.failure { throw failure }
  return result
}

private func randomInteger(
  _ range: RuntimeValue, _ isClosed: Bool, _ type: Type, _ generator: inout some RandomNumberGenerator
) throws -> RuntimeValue {
  let (kind, bounds) = (try NumberKind.required(type), try range.fields)
  guard let lower = try kind.integer(bounds[0]), let upper = try kind.integer(bounds[1]) else {
    throw Interruption.unknown("a random \(type)")
  }
  guard isClosed || lower < upper else {
    throw Interruption.trap("Fatal error: Can't get random value with an empty range")
  }
  let span = UInt64(truncatingIfNeeded: upper - lower)
  let isWhole = span == .max >> UInt64(64 - min(kind.bitWidth, 64))
  let offset: UInt64
  if isClosed {
    offset = isWhole ? generator.next() : generator.number(below: span + 1, bits: kind.bitWidth)
  } else {
    offset = generator.number(below: span, bits: kind.bitWidth)
  }
  return kind.truncating(lower + Int128(offset))
}

private func randomFraction(
  _ range: RuntimeValue, _ isClosed: Bool, _ type: Type, _ generator: inout some RandomNumberGenerator
) throws -> RuntimeValue {
  let bounds = try range.fields
  let (lower, upper) = (try bounds[0].double, try bounds[1].double)
  guard isClosed || lower < upper else {
    throw Interruption.trap("Fatal error: Can't get random value with an empty range")
  }
  guard (upper - lower).isFinite else {
    throw Interruption.trap("Fatal error: There is no uniform distribution on an infinite range")
  }
  if type.nominal?.name == "Float" {
    let (lower, upper) = (Float(lower), Float(upper))
    return .floating(
      Double(
        isClosed
          ? Float.random(in: lower...upper, using: &generator)
          : Float.random(in: lower..<upper, using: &generator)))
  }
  return .floating(
    isClosed
      ? Double.random(in: lower...upper, using: &generator)
      : Double.random(in: lower..<upper, using: &generator))
}
