import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// `String(format:)`: Foundation puts the values into the text.
extension Natives {
  mutating func addTextFormats() {
    for name in [
      "init(format: String, _: any CVarArg)", "init(format: String, arguments: [any CVarArg])",
      "init(format:_:)",
    ] {
      self["String.\(name)"] = { arguments, call in
        try formatted(arguments[1].string, nil, arguments[2], call)
      }
    }
    for name in ["init(format:locale:_:)", "init(format:locale:arguments:)"] {
      self["String.\(name)"] = { arguments, call in
        try formatted(arguments[1].string, arguments[2].optionalLocale, arguments[3], call)
      }
    }
    self["String.init(format:arguments:)"] = { arguments, call in
      try formatted(arguments[1].string, nil, arguments[2], call)
    }
    self["String.localizedStringWithFormat(_:_:)"] = { arguments, call in
      try formatted(arguments[1].string, call.machine.world?.locale ?? .current, arguments[2], call)
    }
    self["StringProtocol.appendingFormat(_:_:)"] = { arguments, call in
      let added = try formatted(arguments[1].string, nil, arguments[2], call)
      return .text(try arguments[0].string + added.words).lacking(added.partlyKnown?.gap)
    }
  }
}

private func formatted(_ format: String, _ locale: Locale?, _ values: RuntimeValue, _ call: NativeCall) throws
  -> RuntimeValue
{
  let missing = try values.list.lazy.compactMap(\.partlyKnown).first
  return .text(try text(format, locale, values, call)).lacking(missing?.gap)
}

private func text(_ format: String, _ locale: Locale?, _ values: RuntimeValue, _ call: NativeCall) throws
  -> String
{
  let arguments = try values.list.map { try $0.formatArgument() }
  let chosen = try (call.machine.host as? any PluralFormats)?.chosen(format, arguments.map(number))
  let format = chosen ?? format
  var wanted: [FormatPlaceholder] = []
  for placeholder in FormatPlaceholder.all(in: format) {
    // A place that is named twice is one argument.
    while wanted.count <= placeholder.position { wanted.append(placeholder) }
  }
  try checkWidths(format, arguments, call.machine)
  for placeholder in FormatPlaceholder.all(in: format) {
    guard placeholder.position < arguments.count else {
      throw Interruption.unknown("a format with more places than values: \(format)")
    }
    guard placeholder.takes(arguments[placeholder.position]) else {
      throw Interruption.unknown("a value of another kind than its place in the format \(format)")
    }
  }
  return String(format: format, locale: locale, arguments: arguments)
}

/// Says no to places that are made wider than there is memory for: `%2000000000d`, and `%*d` of such a number. Foundation
/// fills them before it says how long the text is.
private func checkWidths(_ format: String, _ arguments: [any CVarArg], _ machine: Machine) throws {
  var (total, digits) = (0, 0)
  for byte in format.utf8 {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    digits = isDigit ? min(digits * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40) : 0
    total = min(total + digits, 1 << 40)
  }
  for placeholder in FormatPlaceholder.all(in: format)
  where placeholder.conversion == "*" && placeholder.position < arguments.count {
    let width = number(arguments[placeholder.position]) ?? 0
    total = min(total + Int(min(abs(width), 1e12)), 1 << 40)
  }
  // Padded, a number is filled several times before it is text.
  try machine.check(size: total > 1 << 16 ? total * 4 : total)
}

/// What plural cases are chosen by.
private func number(_ value: any CVarArg) -> Double? {
  if let whole = value as? any BinaryInteger { return Double(whole) }
  return (value as? any BinaryFloatingPoint).map { Double($0) }
}

/// A host that knows of formats which of an app's texts they are.
package protocol PluralFormats: AnyObject {
  /// A text of the app with the cases chosen that its numbers ask for, as a plain format; nil where the format is no such
  /// text.
  ///
  /// - Parameter numbers: nil for an argument that is none.
  func chosen(_ format: String, _ numbers: [Double?]) throws -> String?
}

/// A place for a value in a format: `%2$05.1f`. Foundation trusts that the values are of the kinds that the
/// places say; here that is looked at before.
private struct FormatPlaceholder {
  var position: Int
  var conversion: Character

  func takes(_ value: any CVarArg) -> Bool {
    switch conversion {
    // `is NSObject` would be true of a number, which bridges to one and is none.
    case "@": value is String || type(of: value) is NSObject.Type
    case "f", "F", "e", "E", "g", "G", "a", "A": value is Double || value is Float || value is CGFloat
    case "d", "i", "D", "u", "U", "x", "X", "o", "O", "c", "C", "*": value is any BinaryInteger
    default: false
    }
  }

  static func all(in format: String) -> [FormatPlaceholder] {
    var found: [FormatPlaceholder] = []
    var next = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      var digits = ""
      var position: Int?
      while let sign = rest.first {
        rest.removeFirst()
        if sign == "%" { break }
        if sign.isNumber {
          digits.append(sign)
        } else if sign == "$" {
          position = Int(digits).map { $0 - 1 }
        } else if sign == "*" {
          found.append(FormatPlaceholder(position: next, conversion: "*"))
          next += 1
        } else if !"-+ #0'.hlLqztj".contains(sign) {
          found.append(FormatPlaceholder(position: position ?? next, conversion: sign))
          if position == nil { next += 1 }
          break
        }
      }
    }
    return found
  }
}

extension RuntimeValue {
  /// A value as an argument of a format. It brings its type.
  fileprivate func formatArgument() throws -> any CVarArg {
    if let part = partlyKnown { return part.shown }
    guard case .existential(let box) = self else { throw missing("a value of a format") }
    switch box.value {
    case .text(let text): return text
    case .floating(let number): return box.type.nominal?.name == "Float" ? Float(number) : number
    case .integer(let bits): return try integerArgument(bits, box.type)
    case .host(let host):
      if let value = host.value as? any CVarArg { return value }
      if let number = host.value as? NSNumber { return number.description }
    default: break
    }
    throw Interruption.unknown("a value of \(box.type) in a format")
  }

  private func integerArgument(_ bits: Int, _ type: Type) throws -> any CVarArg {
    switch type.nominal?.name {
    case "Int8": Int8(truncatingIfNeeded: bits)
    case "Int16": Int16(truncatingIfNeeded: bits)
    case "Int32": Int32(truncatingIfNeeded: bits)
    case "Int", "Int64": bits
    case "UInt8": UInt8(truncatingIfNeeded: bits)
    case "UInt16": UInt16(truncatingIfNeeded: bits)
    case "UInt32": UInt32(truncatingIfNeeded: bits)
    case "UInt", "UInt64": UInt(bitPattern: bits)
    default: throw Interruption.unknown("a value of \(type) in a format")
    }
  }
}
