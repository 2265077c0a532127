import EarshotJSON
import EarshotVocabulary

/// A value of a JSON or YAML text with its place, for files that are no tree documents but hold
/// some: conformance cases.
public struct DataValue: Sendable {
  private let tape: DataTape
  private let index: Int

  /// Reads a whole text; every error has its place.
  public init(
    parsing bytes: [UInt8], file: String, bounds: Bounds = .standard
  ) throws(InputError) {
    tape = try DataTape(reading: bytes, file: file, bounds: bounds)
    index = 0
  }

  private init(_ tape: DataTape, _ index: Int) {
    self.tape = tape
    self.index = index
  }

  /// Where the value stands in its file.
  public var location: SourceLocation { tape.location(index) }

  /// What the value is, in the words of an error: "a text", "a list".
  public var kindInWords: String { tape.describe(index) }

  /// Whether it is `null`.
  public var isNull: Bool { tape.kind(index) == .null }
  /// Whether it is an object: names with values.
  public var isObject: Bool { tape.kind(index) == .object }
  /// Whether it is a list.
  public var isList: Bool { tape.kind(index) == .array }

  /// Its text; nil where it is none.
  public var string: String? { tape.kind(index) == .string ? tape.text(index) : nil }

  /// Its number; nil where it is none.
  public var number: Double? { tape.number(index) }

  /// True or false; nil where it is neither.
  public var bool: Bool? {
    switch tape.kind(index) {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The value of a field; nil where there is none, or null.
  public subscript(field: String) -> DataValue? {
    members.first { $0.name == field }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// The fields of an object in the order written; of anything else none.
  public var members: [(name: String, value: DataValue)] {
    guard isObject else { return [] }
    var found: [(name: String, value: DataValue)] = []
    var next = index + 1
    while next < tape.end(of: index) {
      found.append((tape.key(next), DataValue(tape, next + 1)))
      next = tape.end(of: next + 1)
    }
    return found
  }

  /// The members of a list; of anything else none.
  public var items: [DataValue] {
    guard isList else { return [] }
    var found: [DataValue] = []
    var next = index + 1
    while next < tape.end(of: index) {
      found.append(DataValue(tape, next))
      next = tape.end(of: next)
    }
    return found
  }

  /// The value as compact JSON. Nesting is bounded by the reader.
  public var json: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch tape.kind(index) {
    case .null: bytes += Array("null".utf8)
    case .true: bytes += Array("true".utf8)
    case .false: bytes += Array("false".utf8)
    case .number: bytes += Array(tape.text(index).utf8)
    case .string, .key: DataValue.write(tape.text(index), to: &bytes)
    case .array:
      bytes.append(UInt8(ascii: "["))
      for (position, item) in items.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        item.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object:
      bytes.append(UInt8(ascii: "{"))
      for (position, member) in members.enumerated() {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        DataValue.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
