/// Members of integers whose value follows from how wide they are.
extension Machine {
  /// The member of an integer that is written as `base` with `steps`; nil where its width makes no difference.
  func widthMember(
    _ name: String, of value: Value, _ base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope,
    _ expression: Expression
  ) -> Value? {
    guard case .int(let bits) = value, Machine.widthMembers.contains(name) else { return nil }
    let type = integerType(written: base, steps, in: scope, expression)
    let width = Library.width(of: type)
    let mask = width == 64 ? UInt64.max : (1 << UInt64(width)) - 1
    let pattern = UInt64(bitPattern: Int64(bits)) & mask
    func whole(_ pattern: UInt64) -> Value { .int(Library.truncated(Int(truncatingIfNeeded: pattern), type)) }
    switch name {
    case "bitWidth": return .int(width)
    case "nonzeroBitCount": return .int(pattern.nonzeroBitCount)
    case "leadingZeroBitCount": return .int(pattern.leadingZeroBitCount - (64 - width))
    case "trailingZeroBitCount": return .int(min(width, pattern.trailingZeroBitCount))
    case "littleEndian": return value
    case "byteSwapped", "bigEndian": return whole(pattern.byteSwapped >> UInt64(64 - width))
    case "description" where type == "UInt64" || type == "UInt": return .string(String(pattern))
    default: return nil
    }
  }

  /// `a.addingReportingOverflow(b)` and its kin, in the width that the number has.
  func reportingOverflow(
    _ name: String, of value: Value, _ other: Value?, _ base: Expression, _ steps: ArraySlice<PostfixStep>,
    in scope: Scope, _ expression: Expression
  ) -> Value? {
    guard case .int(let a) = value, case .int(let b)? = other else { return nil }
    let type = integerType(written: base, steps, in: scope, expression)
    guard Library.width(of: type) < 64 else { return nil }
    let limits = Library.limits(of: type)
    let full: Int
    switch name {
    case "addingReportingOverflow": full = a &+ b
    case "subtractingReportingOverflow": full = a &- b
    case "multipliedReportingOverflow": full = a &* b
    default: return nil
    }
    return .tuple([
      ("partialValue", .int(Library.truncated(full, type))), ("overflow", .bool(!limits.contains(full))),
    ])
  }

  private func integerType(
    written base: Expression, _ steps: ArraySlice<PostfixStep>, in scope: Scope, _ expression: Expression
  ) -> String {
    let written =
      steps.isEmpty
      ? base
      : Expression(.postfix(base, Array(steps)), start: base.start, end: base.end, file: expression.file)
    return integerType(of: written, in: scope) ?? "Int"
  }

  static let widthMembers: Set<String> = [
    "bitWidth", "nonzeroBitCount", "leadingZeroBitCount", "trailingZeroBitCount", "littleEndian",
    "byteSwapped", "bigEndian", "description",
  ]

  /// The bytes of a number as they lie in memory.
  static func bytes(of number: Int, width: Int) -> [Value] {
    (0..<(width / 8)).map { .int((number >> ($0 * 8)) & 0xff) }
  }
}
