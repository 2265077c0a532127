import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What `Double`, `Float` and their protocols do.
extension Natives {
  mutating func addFloatingPoint() {
    addFloating("Double") { $0 }
    addFloating("Float") { Double(Float($0)) }
    addFloating("Float16") { Double(Float16($0)) }
    addFloatingConstants()
    addFloatingBits()
    addFloatingDescriptions()
  }

  mutating func addFloating(_ name: String, _ round: @escaping @Sendable (Double) -> Double) {
    literal(name) { text, _, _ in
      switch text {
      case .integer(let digits), .floating(let digits):
        guard let value = Double(literal: digits) else { throw Interruption.unknown("the number \(digits)") }
        return .floating(round(value))
      default: throw Interruption.unknown("a number from another literal")
      }
    }
    let owners = [name, "FloatingPoint", "BinaryFloatingPoint"]
    for owner in owners {
      var own: ((Double) -> Double)?
      if owner == name { own = round }
      addFloatingOperators(owner, own)
      addFloatingMembers(owner, own)
      addFloatingInitializers(owner, own)
    }
  }

  private mutating func addFloatingOperators(_ owner: String, _ round: ((Double) -> Double)?) {
    func binary(_ sign: String, _ operation: @escaping (Double, Double) -> Double) {
      if let round {
        quick(assigning: "\(owner).\(sign)") { left, right in
          .floating(round(operation(try left.double, try right.double)))
        }
      }
    }
    binary("+") { $0 + $1 }
    binary("-") { $0 - $1 }
    binary("*") { $0 * $1 }
    binary("/") { $0 / $1 }
    func compare(_ sign: String, _ operation: @escaping (Double, Double) -> Bool) {
      quick("\(owner).\(sign)(_:_:)") { left, right in
        .boolean(operation(try left.double, try right.double))
      }
    }
    compare("==") { $0 == $1 }
    compare("!=") { $0 != $1 }
    compare("<") { $0 < $1 }
    compare("<=") { $0 <= $1 }
    compare(">") { $0 > $1 }
    compare(">=") { $0 >= $1 }
    self["\(owner).prefix -(_:)"] = { arguments, _ in .floating(-(try arguments[1].double)) }
  }

  private mutating func addFloatingMembers(_ owner: String, _ round: ((Double) -> Double)?) {
    func rounded(_ call: NativeCall, _ value: Double) throws -> RuntimeValue {
      if let round { return .floating(round(value)) }
      return try NumberKind.required(call.type("Self")).rounding(value) ?? .floating(value)
    }
    func unary(_ name: String, _ operation: @escaping (Double) -> Double) {
      self["\(owner).\(name)"] = { arguments, call in try rounded(call, operation(try arguments[0].double)) }
    }
    func test(_ name: String, _ operation: @escaping (Double) -> Bool) {
      self["\(owner).\(name)"] = { arguments, _ in .boolean(operation(try arguments[0].double)) }
    }
    func binary(_ name: String, _ operation: @escaping (Double, Double) -> Double) {
      self["\(owner).\(name)"] = { arguments, call in
        try rounded(call, operation(try arguments[0].double, try arguments[1].double))
      }
    }
    func change(
      _ name: String, _ operation: @escaping (Double, ContiguousArray<RuntimeValue>) throws -> Double
    ) {
      self["\(owner).\(name)"] = { arguments, call in
        arguments[0] = try rounded(call, try operation(try arguments[0].double, arguments))
        return .void
      }
    }
    unary("magnitude") { $0.magnitude }
    unary("squareRoot()") { $0.squareRoot() }
    unary("rounded()") { $0.rounded() }
    unary("significand") { $0.significand }
    unary("binade") { $0.binade }
    self["\(owner).rounded(_:)"] = { arguments, call in
      try rounded(call, try arguments[0].double.rounded(try roundingRule(arguments[1])))
    }
    self["\(owner).exponent"] = { arguments, _ in .integer(Int(try arguments[0].double.exponent)) }
    self["\(owner).significandWidth"] = { arguments, _ in .integer(try arguments[0].double.significandWidth) }
    self["\(owner).sign"] = { arguments, _ in .enumCase(try arguments[0].double.sign == .minus ? 1 : 0, []) }
    test("isNaN") { $0.isNaN }
    test("isInfinite") { $0.isInfinite }
    test("isFinite") { $0.isFinite }
    test("isZero") { $0.isZero }
    test("isNormal") { $0.isNormal }
    test("isSubnormal") { $0.isSubnormal }
    test("isSignalingNaN") { $0.isSignalingNaN }
    test("isCanonical") { $0.isCanonical }
    binary("truncatingRemainder(dividingBy:)") { $0.truncatingRemainder(dividingBy: $1) }
    binary("remainder(dividingBy:)") { $0.remainder(dividingBy: $1) }
    binary("advanced(by:)") { $0 + $1 }
    binary("distance(to:)") { $1 - $0 }
    addFloatingOrder(owner, rounded)
    change("round()") { value, _ in value.rounded() }
    change("round(_:)") { value, arguments in value.rounded(try roundingRule(arguments[1])) }
    change("negate()") { value, _ in -value }
    change("formSquareRoot()") { value, _ in value.squareRoot() }
    change("formRemainder(dividingBy:)") { value, arguments in
      value.remainder(dividingBy: try arguments[1].double)
    }
    change("formTruncatingRemainder(dividingBy:)") { value, arguments in
      value.truncatingRemainder(dividingBy: try arguments[1].double)
    }
    change("addProduct(_:_:)") { value, arguments in
      value.addingProduct(try arguments[1].double, try arguments[2].double)
    }
  }

  private mutating func addFloatingOrder(
    _ owner: String, _ rounded: @escaping (NativeCall, Double) throws -> RuntimeValue
  ) {
    self["\(owner).addingProduct(_:_:)"] = { arguments, call in
      try rounded(
        call, try arguments[0].double.addingProduct(try arguments[1].double, try arguments[2].double))
    }
    self["\(owner).isEqual(to:)"] = { arguments, _ in
      .boolean(try arguments[0].double == (try arguments[1].double))
    }
    self["\(owner).isLess(than:)"] = { arguments, _ in
      .boolean(try arguments[0].double < (try arguments[1].double))
    }
    self["\(owner).isLessThanOrEqualTo(_:)"] = { arguments, _ in
      .boolean(try arguments[0].double <= (try arguments[1].double))
    }
    self["\(owner).isTotallyOrdered(belowOrEqualTo:)"] = { arguments, _ in
      .boolean(try arguments[0].double.isTotallyOrdered(belowOrEqualTo: try arguments[1].double))
    }
    for (name, operation) in [
      ("minimum", Double.minimum), ("maximum", Double.maximum), ("minimumMagnitude", Double.minimumMagnitude),
      ("maximumMagnitude", Double.maximumMagnitude),
    ] as [(String, (Double, Double) -> Double)] {
      self["\(owner).\(name)(_:_:)"] = { arguments, call in
        try rounded(call, operation(try arguments[1].double, try arguments[2].double))
      }
    }
    self["\(owner).hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].double)
      return .void
    }
    self["\(owner).hashValue"] = { arguments, _ in .integer(try arguments[0].double.hashValue) }
    self["\(owner).floatingPointClass"] = { arguments, _ in
      .enumCase(classIndex(try arguments[0].double.floatingPointClass), [])
    }
  }

  private mutating func addFloatingInitializers(_ owner: String, _ round: ((Double) -> Double)?) {
    func rounded(_ call: NativeCall, _ value: Double) throws -> RuntimeValue {
      if let round { return .floating(round(value)) }
      return try NumberKind.required(call.type("Self")).rounding(value) ?? .floating(value)
    }
    for source in ["Double", "Float", "Float16", "CGFloat"] {
      self["\(owner).init(_: \(source))"] = { arguments, call in try rounded(call, try arguments[1].double) }
      self["\(owner).init(exactly: \(source))"] = { arguments, call in
        let made = try rounded(call, try arguments[1].double)
        return try made.double == (try arguments[1].double) ? made : .none(0)
      }
    }
    self["\(owner).init(_: Int)"] = { arguments, call in try rounded(call, Double(try arguments[1].int)) }
    self["\(owner).init()"] = { _, _ in .floating(0) }
    self["\(owner).init(_: Source)"] = { arguments, call in
      try rounded(call, try NumberKind.required(call.type("Source")).floating(arguments[1]))
    }
    self["\(owner).init(exactly: Source)"] = { arguments, call in
      let kind = try NumberKind.required(call.type("Source"))
      let made = try rounded(call, try kind.floating(arguments[1]))
      if let integer = try kind.integer(arguments[1]) {
        return Int128(exactly: try made.double) == integer ? made : .none(0)
      }
      return try made.double == (try kind.floating(arguments[1])) ? made : .none(0)
    }
    let text: Native = { arguments, call in
      guard let value = Double(try arguments[1].string) else { return .none(0) }
      return try rounded(call, value)
    }
    self["\(owner).init(_: S)"] = text
    self["\(owner).init(_: Substring)"] = text
    self["\(owner).init(signOf:magnitudeOf:)"] = { arguments, call in
      try rounded(call, Double(signOf: try arguments[1].double, magnitudeOf: try arguments[2].double))
    }
    self["\(owner).init(sign:exponent:significand:)"] = { arguments, call in
      guard case .enumCase(let sign, _) = arguments[1] else { throw Interruption.unknown("a sign") }
      return try rounded(
        call,
        Double(
          sign: sign == 1 ? .minus : .plus, exponent: try arguments[2].int,
          significand: try arguments[3].double))
    }
    self["\(owner).init(floatLiteral:)"] = { arguments, call in try rounded(call, try arguments[1].double) }
    self["\(owner).init(integerLiteral:)"] = { arguments, call in
      try rounded(call, Double(try arguments[1].int))
    }
  }

  private mutating func addFloatingConstants() {
    func constant(_ name: String, _ double: Double, _ float: Float, _ half: Float16) {
      self["Double.\(name)"] = { _, _ in .floating(double) }
      self["Float.\(name)"] = { _, _ in .floating(Double(float)) }
      self["Float16.\(name)"] = { _, _ in .floating(Double(half)) }
    }
    constant("infinity", .infinity, .infinity, .infinity)
    constant("nan", .nan, .nan, .nan)
    constant("signalingNaN", .signalingNaN, .signalingNaN, .signalingNaN)
    constant("pi", .pi, .pi, .pi)
    constant(
      "greatestFiniteMagnitude", .greatestFiniteMagnitude, .greatestFiniteMagnitude, .greatestFiniteMagnitude)
    constant("leastNormalMagnitude", .leastNormalMagnitude, .leastNormalMagnitude, .leastNormalMagnitude)
    constant("leastNonzeroMagnitude", .leastNonzeroMagnitude, .leastNonzeroMagnitude, .leastNonzeroMagnitude)
    constant("ulpOfOne", .ulpOfOne, .ulpOfOne, .ulpOfOne)
    self["BinaryFloatingPoint.radix"] = { _, _ in .integer(2) }
    self["Double.ulp"] = { arguments, _ in .floating(try arguments[0].double.ulp) }
    self["Float.ulp"] = { arguments, _ in .floating(Double(Float(try arguments[0].double).ulp)) }
    for owner in ["Double", "FloatingPoint"] {
      self["\(owner).nextUp"] = { arguments, _ in .floating(try arguments[0].double.nextUp) }
      self["\(owner).nextDown"] = { arguments, _ in .floating(try arguments[0].double.nextDown) }
    }
    self["Float.nextUp"] = { arguments, _ in .floating(Double(Float(try arguments[0].double).nextUp)) }
  }

  private mutating func addFloatingBits() {
    self["Double.bitPattern"] = { arguments, _ in UInt64.boxed(try arguments[0].double.bitPattern) }
    self["Double.init(bitPattern:)"] = { arguments, _ in
      .floating(Double(bitPattern: try UInt64.unboxed(arguments[1])))
    }
    self["Float.bitPattern"] = { arguments, _ in UInt32.boxed(Float(try arguments[0].double).bitPattern) }
    self["Float.init(bitPattern:)"] = { arguments, _ in
      .floating(Double(Float(bitPattern: try UInt32.unboxed(arguments[1]))))
    }
    self["Double.exponentBitCount"] = { _, _ in .integer(11) }
    self["Double.significandBitCount"] = { _, _ in .integer(52) }
    self["Float.exponentBitCount"] = { _, _ in .integer(8) }
    self["Float.significandBitCount"] = { _, _ in .integer(23) }
    self["Double.exponentBitPattern"] = { arguments, _ in
      UInt.boxed(try arguments[0].double.exponentBitPattern)
    }
    self["Double.significandBitPattern"] = { arguments, _ in
      UInt64.boxed(try arguments[0].double.significandBitPattern)
    }
  }

  private mutating func addFloatingDescriptions() {
    self["Double.description"] = { arguments, _ in .text(try arguments[0].double.description) }
    self["Float.description"] = { arguments, _ in .text(Float(try arguments[0].double).description) }
    self["Float16.description"] = { arguments, _ in .text(Float16(try arguments[0].double).description) }
    self["Double.debugDescription"] = { arguments, _ in .text(try arguments[0].double.debugDescription) }
    self["Float.debugDescription"] = { arguments, _ in .text(Float(try arguments[0].double).debugDescription)
    }
    self["Float16.debugDescription"] = { arguments, _ in
      .text(Float16(try arguments[0].double).debugDescription)
    }
  }
}

func roundingRule(_ value: RuntimeValue) throws -> FloatingPointRoundingRule {
  guard case .enumCase(let index, _) = value else { throw Interruption.unknown("a rounding rule") }
  let rules: [FloatingPointRoundingRule] = [
    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
  ]
  return rules[index]
}

private func classIndex(_ value: FloatingPointClassification) -> Int {
  let all: [FloatingPointClassification] = [
    .signalingNaN, .quietNaN, .negativeInfinity, .negativeNormal, .negativeSubnormal, .negativeZero,
    .positiveZero, .positiveSubnormal, .positiveNormal, .positiveInfinity,
  ]
  return all.firstIndex(of: value) ?? 0
}

extension Double {
  fileprivate init?(literal digits: String) {
    let text = digits.filter { $0 != "_" }
    if text.contains("0b") || text.contains("0o") {
      guard
        let value = Int(
          text.replacing("0b", with: "").replacing("0o", with: ""), radix: text.contains("0b") ? 2 : 8)
      else { return nil }
      self = Double(value)
    } else {
      self.init(text)
    }
  }
}
