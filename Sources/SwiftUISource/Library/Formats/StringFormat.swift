#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Machine {
  /// `String(format:)`: what `%d`, `%@`, `%.1f`, `%02d`, `%1$@` stand for.
  func formatted(_ format: String, _ values: [Value], _ expression: Expression) throws(Interrupt) -> String {
    let result = self.format(format, values)
    try check(length: result.utf8.count, expression)
    return result
  }

  func format(_ specifier: String, _ values: [Value]) -> String {
    var result = ""
    var next = 0
    var rest = Substring(specifier)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let placeholder = FormatPlaceholder(&rest, values, &next) else { continue }
      result += text(of: placeholder, values, &next)
      if result.utf8.count > environment.bounds.textLength { break }
    }
    return result + rest
  }

  private func text(of placeholder: FormatPlaceholder, _ values: [Value], _ next: inout Int) -> String {
    if placeholder.conversion == "%" { return "%" }
    var index = next
    if let position = placeholder.position { index = position - 1 } else { next += 1 }
    guard values.indices.contains(index) else { return "" }
    return placeholder.padded(body(of: values[index], placeholder))
  }

  private func body(of value: Value, _ placeholder: FormatPlaceholder) -> String {
    if case .unknown = value { return describe(value) }
    switch placeholder.conversion {
    case "d", "i", "D", "u", "U":
      guard let number = value.intValue else { return describe(value) }
      return placeholder.integer(String(number.magnitude), isNegative: number < 0)
    case "x", "X", "o":
      guard let number = value.intValue else { return describe(value) }
      let radix = placeholder.conversion == "o" ? 8 : 16
      let digits = String(UInt(bitPattern: number), radix: radix, uppercase: placeholder.conversion == "X")
      return placeholder.integer(
        (placeholder.flags.contains("#") && radix == 16 ? "0x" : "") + digits, isNegative: false)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = value.doubleValue else { return describe(value) }
      return placeholder.floating(number)
    case "c", "C":
      guard let code = value.exactInt, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
        return describe(value)
      }
      return String(scalar)
    default:
      let text = describe(value)
      return placeholder.precision.map { String(text.prefix($0)) } ?? text
    }
  }
}

/// One `%` of a format: `%[position$][flags][width][.precision][length]conversion`.
struct FormatPlaceholder {
  var position: Int?
  var flags = ""
  var width = 0
  var precision: Int?
  var conversion: Character = "%"

  /// Reads what follows the `%` off the front of `rest`; widths given as `*` are taken from the
  /// values.
  init?(_ rest: inout Substring, _ values: [Value], _ next: inout Int) {
    let digits = rest.prefix { $0.isASCIIDigit }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "-+ #0'".contains($0) }
    self.flags = String(flags)
    rest = rest.dropFirst(flags.count)
    width = FormatPlaceholder.number(&rest, values, &next) ?? 0
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = FormatPlaceholder.number(&rest, values, &next) ?? 0
    }
    rest = rest.drop { "hlLqzjt".contains($0) }
    guard let conversion = rest.popFirst() else { return nil }
    self.conversion = conversion
  }

  private static func number(_ rest: inout Substring, _ values: [Value], _ next: inout Int) -> Int? {
    if rest.first == "*" {
      rest = rest.dropFirst()
      defer { next += 1 }
      return values.indices.contains(next) ? min(max(values[next].exactInt ?? 0, 0), 1_000) : nil
    }
    let digits = rest.prefix { $0.isASCIIDigit }
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    return min(Int(digits) ?? 1_000, 1_000)
  }

  private func sign(_ isNegative: Bool) -> String {
    isNegative ? "-" : (flags.contains("+") ? "+" : (flags.contains(" ") ? " " : ""))
  }

  func integer(_ digits: String, isNegative: Bool) -> String {
    let minimum = precision ?? 0
    let filled =
      digits.count < minimum ? String(repeating: "0", count: minimum - digits.count) + digits : digits
    return zeroFilled(sign(isNegative), filled, canFill: precision == nil)
  }

  func floating(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : sign(value < 0) + "inf" }
    let digits = cFormatted(value.magnitude)
    return zeroFilled(sign(value.sign == .minus), digits, canFill: true)
  }

  private func zeroFilled(_ sign: String, _ digits: String, canFill: Bool) -> String {
    let count = sign.count + digits.count
    guard canFill, flags.contains("0"), !flags.contains("-"), count < width else { return sign + digits }
    return sign + String(repeating: "0", count: width - count) + digits
  }

  /// The C library rounds the exact value, as the system's own `String(format:)` does.
  private func cFormatted(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 1_400)
    let format = "%.*\(conversion)"
    _ = withVaList([Int32(precision ?? 6), value]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func padded(_ text: String) -> String {
    let count = text.count
    guard count < width else { return text }
    let space = String(repeating: " ", count: width - count)
    return flags.contains("-") ? text + space : space + text
  }
}
