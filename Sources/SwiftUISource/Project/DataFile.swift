import EarshotVocabulary

/// A value of a `--data` file.
indirect enum DataValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([DataValue])
  case object([String: DataValue])
}

/// A `--data` file: a JSON object whose members are values by property name.
struct DataFile: Sendable {
  private(set) var members: [String: DataValue] = [:]
  /// Why the file can't be used.
  private(set) var fault: InputError?

  init(file: String, bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    do throws(JSONReader.Fault) {
      guard case .object(let members) = try reader.document() else {
        throw JSONReader.Fault(offset: 0, message: "an object with values by property name is expected")
      }
      self.members = members
    } catch {
      let place = FileCode(path: file, bytes: bytes).place(min(error.offset, bytes.count))
      fault = InputError(
        at: SourceLocation(file: file, line: place.line, column: place.column), error.message)
    }
  }
}

/// Reads JSON (RFC 8259), bounded in depth.
struct JSONReader {
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  /// Whether a comma may stand behind the last value, as Foundation's decoder takes it.
  private let takesTrailingCommas: Bool

  init(_ bytes: [UInt8], takesTrailingCommas: Bool = false) {
    self.bytes = bytes
    self.takesTrailingCommas = takesTrailingCommas
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func document() throws(Fault) -> DataValue {
    let result = try value()
    skipSpace()
    guard position == bytes.count else { throw fault("nothing is expected behind the value") }
    return result
  }

  private func fault(_ message: String) -> Fault { Fault(offset: position, message: message) }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  private mutating func next() -> UInt8? {
    skipSpace()
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(Fault) -> DataValue {
    depth += 1
    defer { depth -= 1 }
    let bound = Bounds.standard.nesting
    guard depth <= bound else { throw fault("values are nested deeper than \(bound)") }
    switch next() {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case let byte? where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte): return try number()
    case nil: throw fault("the file ends where a value is expected")
    default: throw fault("a value is expected here")
    }
  }

  private mutating func word(_ text: String, _ value: DataValue) throws(Fault) -> DataValue {
    guard bytes[position...].starts(with: text.utf8) else { throw fault("a value is expected here") }
    position += text.utf8.count
    return value
  }

  private mutating func object() throws(Fault) -> DataValue {
    position += 1
    var members: [String: DataValue] = [:]
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      if takesTrailingCommas, !members.isEmpty, next() == UInt8(ascii: "}") { break }
      guard next() == UInt8(ascii: "\"") else { throw fault("a name in quotation marks is expected here") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw fault("':' is expected here") }
      members[name] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw fault("',' or '}' is expected here") }
    return .object(members)
  }

  private mutating func array() throws(Fault) -> DataValue {
    position += 1
    var values: [DataValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      if takesTrailingCommas, !values.isEmpty, next() == UInt8(ascii: "]") { break }
      values.append(try value())
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw fault("',' or ']' is expected here") }
    return .array(values)
  }

  private mutating func number() throws(Fault) -> DataValue {
    let start = position
    let marks = Array("+-.eE".utf8)
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) || marks.contains(bytes[position]) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let int = Int(text) { return .int(int) }
    guard let double = Double(text), double.isFinite else {
      throw Fault(offset: start, message: "'\(text.prefix(40))' is no number")
    }
    return .double(double)
  }

  private mutating func string() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw Fault(offset: position - 1, message: "a control character stands in a text")
      default: text.append(byte)
      }
    }
    throw fault("the file ends inside a text")
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    guard position < bytes.count else { throw fault("the file ends inside a text") }
    let letter = bytes[position]
    position += 1
    if let byte = JSONReader.escapes[letter] {
      text.append(byte)
      return
    }
    guard letter == UInt8(ascii: "u"), let first = unit() else {
      throw fault("this escape is not known to JSON")
    }
    var scalar = UInt32(first)
    if (0xD800...0xDBFF).contains(first), bytes[position...].starts(with: Array("\\u".utf8)) {
      position += 2
      if let second = unit(), (0xDC00...0xDFFF).contains(second) {
        scalar = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      }
    }
    text += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }

  private mutating func unit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
    position += 4
    return UInt16(digits, radix: 16)
  }
}
