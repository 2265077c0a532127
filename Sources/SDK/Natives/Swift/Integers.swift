import EarshotSwiftRuntime

/// What the integer types of the standard library do.
extension Natives {
  mutating func addIntegers() {
    addInteger(Int.self)
    addInteger(Int8.self)
    addInteger(Int16.self)
    addInteger(Int32.self)
    addInteger(Int64.self)
    addInteger(Int128.self)
    addInteger(UInt.self)
    addInteger(UInt8.self)
    addInteger(UInt16.self)
    addInteger(UInt32.self)
    addInteger(UInt64.self)
    addInteger(UInt128.self)
    addIntegerProtocols()
  }

  private mutating func addInteger<T: FixedWidthInteger & Sendable>(_ type: T.Type) {
    let name = "\(T.self)"
    later(name) { $0.addInteger(type, name) }
  }

  private mutating func addInteger<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    literal(name) { text, _, _ in
      guard case .integer(let digits) = text, let value = T(literal: digits) else {
        throw Interruption.trap("an integer literal that doesn't fit \(name)")
      }
      return T.boxed(value)
    }
    addOperators(type, name)
    addShifts(type, name)
    addReports(type, name)
    addConversions(type, name)
    addBits(type, name)
  }

  private mutating func addOperators<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    // What is divided by zero ends with words of its own, as swiftc 6.3's programs do.
    func checked(_ sign: String, byZero: String? = nil, _ operation: @escaping (T, T) -> (T, Bool)) {
      let run: Quick = { left, right in
        let other = try T.unboxed(right)
        let (value, overflow) = operation(try T.unboxed(left), other)
        if overflow {
          let fault = other == 0 ? byZero : nil
          throw Interruption.trap("Fatal error: \(fault ?? "arithmetic overflow in \(name) \(sign)")")
        }
        return T.boxed(value)
      }
      quick(assigning: "\(name).\(sign)", run)
    }
    checked("+") { $0.addingReportingOverflow($1) }
    checked("-") { $0.subtractingReportingOverflow($1) }
    checked("*") { $0.multipliedReportingOverflow(by: $1) }
    checked("/", byZero: "Division by zero") { $0.dividedReportingOverflow(by: $1) }
    checked("%", byZero: "Division by zero in remainder operation") {
      $0.remainderReportingOverflow(dividingBy: $1)
    }
    checked("&") { ($0 & $1, false) }
    checked("|") { ($0 | $1, false) }
    checked("^") { ($0 ^ $1, false) }
    checked("&>>") { ($0 &>> $1, false) }
    checked("&<<") { ($0 &<< $1, false) }
    func compare(_ sign: String, _ operation: @escaping (T, T) -> Bool) {
      quick("\(name).\(sign)(_:_:)") { .boolean(operation(try T.unboxed($0), try T.unboxed($1))) }
    }
    compare("==") { $0 == $1 }
    compare("!=") { $0 != $1 }
    compare("<") { $0 < $1 }
    compare("<=") { $0 <= $1 }
    compare(">") { $0 > $1 }
    compare(">=") { $0 >= $1 }
  }

  private mutating func addShifts<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    self["\(name).distance(to:)"] = { arguments, _ in
      let distance = Int128(try T.unboxed(arguments[1])) - Int128(try T.unboxed(arguments[0]))
      guard let distance = Int(exactly: distance) else {
        throw Interruption.trap("Fatal error: arithmetic overflow")
      }
      return .integer(distance)
    }
    self["\(name).advanced(by:)"] = { arguments, _ in
      guard let end = T(exactly: Int128(try T.unboxed(arguments[0])) + Int128(try arguments[1].int)) else {
        throw Interruption.trap("Fatal error: arithmetic overflow")
      }
      return T.boxed(end)
    }
  }

  private mutating func addReports<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    func report(_ member: String, _ operation: @escaping (T, T) -> (partialValue: T, overflow: Bool)) {
      self["\(name).\(member)"] = { arguments, _ in
        let result = operation(try T.unboxed(arguments[0]), try T.unboxed(arguments[1]))
        return .tuple(T.boxed(result.partialValue), .boolean(result.overflow))
      }
    }
    report("addingReportingOverflow(_:)") { $0.addingReportingOverflow($1) }
    report("subtractingReportingOverflow(_:)") { $0.subtractingReportingOverflow($1) }
    report("multipliedReportingOverflow(by:)") { $0.multipliedReportingOverflow(by: $1) }
    report("dividedReportingOverflow(by:)") { $0.dividedReportingOverflow(by: $1) }
    report("remainderReportingOverflow(dividingBy:)") { $0.remainderReportingOverflow(dividingBy: $1) }
    self["\(name).multipliedFullWidth(by:)"] = { arguments, _ in
      let result = try T.unboxed(arguments[0]).multipliedFullWidth(by: try T.unboxed(arguments[1]))
      return .tuple(T.boxed(result.high), T.Magnitude.boxed(result.low))
    }
    self["\(name).dividingFullWidth(_:)"] = { arguments, _ in
      let pair = try arguments[1].fields
      let result = try T.unboxed(arguments[0]).dividingFullWidth(
        (try T.unboxed(pair[0]), try T.Magnitude.unboxed(pair[1])))
      return .tuple(T.boxed(result.quotient), T.boxed(result.remainder))
    }
  }

  private mutating func addConversions<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    self["\(name).init(integerLiteral:)"] = { arguments, _ in arguments[1] }
    for source in ["Double", "Float", "Float16", "Float80"] {
      self["\(name).init(_: \(source))"] = { arguments, _ in
        let number = try arguments[1].double
        guard let value = T(exactly: number.rounded(.towardZero)) else {
          throw Interruption.trap("Fatal error: \(number) cannot be converted to \(name)")
        }
        return T.boxed(value)
      }
      self["\(name).init(exactly: \(source))"] = { arguments, _ in
        .init(optional: T(exactly: try arguments[1].double).map(T.boxed))
      }
    }
    for source in [
      "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Int128",
      "UInt128",
    ] {
      self["\(name).init(bitPattern: \(source))"] = { arguments, _ in
        if case .integer(let bits) = arguments[1] { return T.boxed(T(truncatingIfNeeded: bits)) }
        return arguments[1]
      }
    }
    self["\(name).init(bitPattern: ObjectIdentifier)"] = { arguments, _ in
      T.boxed(T(truncatingIfNeeded: try arguments[1].hosted(ObjectIdentity.self).hashValue))
    }
  }

  private mutating func addBits<T: FixedWidthInteger & Sendable>(_ type: T.Type, _ name: String) {
    func property(_ member: String, _ read: @escaping (T) -> RuntimeValue) {
      self["\(name).\(member)"] = { arguments, _ in read(try T.unboxed(arguments[0])) }
    }
    self["\(name).bitWidth"] = { _, _ in .integer(T.bitWidth) }
    property("leadingZeroBitCount") { .integer($0.leadingZeroBitCount) }
    property("trailingZeroBitCount") { .integer($0.trailingZeroBitCount) }
    property("nonzeroBitCount") { .integer($0.nonzeroBitCount) }
    property("byteSwapped") { T.boxed($0.byteSwapped) }
    property("magnitude") { T.Magnitude.boxed($0.magnitude) }
    property("signum()") { T.boxed($0.signum()) }
    // Those of one word have a body.
    if T.bitWidth > 64 {
      property("words") { value in .list(ContiguousArray(value.words.map { UInt.boxed($0) })) }
    }
    property("description") { .text($0.description) }
    property("hashValue") { .integer($0.hashValue) }
    self["\(name).hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try T.unboxed(arguments[0]))
      return .void
    }
  }
}

extension FixedWidthInteger {
  /// `0x1F`, `-1_000`
  fileprivate init?(literal digits: String) {
    var text = digits.filter { $0 != "_" }
    var sign = ""
    if text.hasPrefix("-") {
      sign = "-"
      text.removeFirst()
    }
    let radixes: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    for (prefix, radix) in radixes where text.hasPrefix(prefix) {
      self.init(sign + text.dropFirst(2), radix: radix)
      return
    }
    self.init(sign + text)
  }
}
