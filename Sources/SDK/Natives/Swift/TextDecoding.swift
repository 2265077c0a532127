import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// An encoding of texts, by what a type parameter stands for.
enum TextEncodingKind: String {
  case utf8 = "Unicode.UTF8"
  case utf16 = "Unicode.UTF16"
  case utf32 = "Unicode.UTF32"
  case ascii = "Unicode.ASCII"

  init(_ type: Type) throws {
    guard let nominal = type.nominal, nominal.module.name == "Swift",
      let kind = Self(rawValue: nominal.dottedName)
    else { throw Interruption.unknown("the encoding \(type)") }
    self = kind
  }

  /// The text that code units stand for, repaired where they stand for none.
  func decode(_ units: [Int]) -> String {
    switch self {
    case .utf8: String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    case .utf16: String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
    case .utf32: String(decoding: units.map { UInt32(truncatingIfNeeded: $0) }, as: UTF32.self)
    case .ascii: String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: Unicode.ASCII.self)
    }
  }

  /// The text that code units stand for; nil where one stands for nothing.
  func validate(_ units: [Int]) -> String? {
    switch self {
    case .utf8: String(validating: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    case .utf16: String(validating: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
    case .utf32: String(validating: units.map { UInt32(truncatingIfNeeded: $0) }, as: UTF32.self)
    case .ascii: String(validating: units.map { UInt8(truncatingIfNeeded: $0) }, as: Unicode.ASCII.self)
    }
  }
}

/// How texts are made from code units.
extension Natives {
  mutating func addTextDecoding() {
    for name in ["String", "Substring", "StringProtocol"] {
      self["\(name).init(decoding:as:)"] = { arguments, call in
        let units = try call.elements(of: arguments[1], "C").map { try $0.int }
        let text = try TextEncodingKind(call.type("Encoding")).decode(units)
        return name == "Substring" ? .host(text[...]) : .text(text)
      }
    }
    self["String.init(validating:as:)"] = { arguments, call in
      guard let type = call.generics.types.last else { throw Interruption.unknown("code units") }
      let units = try call.machine.elements(of: arguments[1], type).map { try $0.int }
      return .init(optional: try TextEncodingKind(call.type("Encoding")).validate(units).map { .text($0) })
    }
    addCStrings()
  }

  private mutating func addCStrings() {
    for label in ["cString", "validatingCString", "validatingUTF8"] {
      for type in ["[CChar]", "[UInt8]", "String"] {
        self["String.init(\(label): \(type))"] = { arguments, _ in
          let isChecked = label != "cString"
          if case .text(let text) = arguments[1] {
            return .text(String(text.prefix { $0 != "\0" }))
          }
          let units = try arguments[1].unitsBeforeZero
          if !isChecked { return .text(TextEncodingKind.utf8.decode(units)) }
          return .init(optional: TextEncodingKind.utf8.validate(units).map { .text($0) })
        }
      }
    }
    self["String.init(decodingCString: [Encoding.CodeUnit], as: Encoding.Type)"] = { arguments, call in
      .text(try TextEncodingKind(call.type("Encoding")).decode(arguments[1].unitsBeforeZero))
    }
    self["String.decodeCString(_: [Encoding.CodeUnit], as: Encoding.Type, repairingInvalidCodeUnits: Bool)"] =
      {
        arguments, call in
        let kind = try TextEncodingKind(call.type("Encoding"))
        let units = try arguments[1].unitsBeforeZero
        if let text = kind.validate(units) { return .tuple(.text(text), .boolean(false)) }
        return try arguments[3].bool ? .tuple(.text(kind.decode(units)), .boolean(true)) : .none(0)
      }
    self["String.utf8CString"] = { arguments, _ in
      .list(ContiguousArray(try arguments[0].string.utf8CString.map { .integer(Int($0)) }))
    }
  }
}

extension RuntimeValue {
  /// The code units of a text that ends with a zero.
  fileprivate var unitsBeforeZero: [Int] {
    get throws {
      let units = try list.map { try $0.int }
      guard let end = units.firstIndex(of: 0) else {
        throw Interruption.trap("Fatal error: input of String.init(cString:) must be null-terminated")
      }
      return Array(units[..<end])
    }
  }
}
