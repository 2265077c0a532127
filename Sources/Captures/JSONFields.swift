import EarshotJSON
import EarshotVocabulary

/// A JSON capture with the values that captures hold: tools write numbers as texts and leave
/// fields empty, so texts and truth values are read leniently; what gives the tree its shape is not.
struct JSONCapture {
  let tape: DataTape

  /// Reads the JSON that the input holds, whatever stands around it.
  static func read(_ input: CaptureInput) throws(InputError) -> (JSONCapture, end: Int) {
    let read = try DataTape.json(
      from: input.start, in: input.bytes, file: input.file, bounds: input.bounds)
    return (JSONCapture(tape: read.tape), read.end)
  }

  func fault(_ index: Int, _ message: String) -> InputError {
    InputError(at: tape.location(index), message)
  }

  func mismatch(_ index: Int, _ field: String, _ wanted: String) -> InputError {
    fault(index, "the field \(quoted(field)) wants \(wanted), not \(tape.describe(index))")
  }

  // MARK: Shape

  func isObject(_ index: Int) -> Bool { tape.entries.indices.contains(index) && tape.kind(index) == .object }
  func isArray(_ index: Int) -> Bool { tape.entries.indices.contains(index) && tape.kind(index) == .array }
  func isNull(_ index: Int) -> Bool { tape.kind(index) == .null }

  /// The indices of the keys of an object; each value is the next entry.
  func keys(of index: Int) -> TapeSteps { TapeSteps(tape, of: index, skip: 1) }

  /// The value of a field, where it is there and not null.
  func member(_ index: Int, _ name: String) -> Int? {
    guard isObject(index) else { return nil }
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      if tape.key(key) == name { return tape.kind(key + 1) == .null ? nil : key + 1 }
      key = tape.end(of: key + 1)
    }
    return nil
  }

  /// The meaning of every different key, by its place: a key that is met often is looked up once.
  func fields<Field: RawRepresentable>(_: Field.Type) -> [Field?] where Field.RawValue == String {
    tape.keys.map { Field(rawValue: $0) }
  }

  func has(_ index: Int, _ name: String) -> Bool {
    isObject(index) && keys(of: index).contains { tape.key($0) == name }
  }

  func items(of index: Int) -> [Int] { Array(TapeSteps(tape, of: index, skip: 0)) }

  /// The values of a list; null is an empty one.
  func list(_ index: Int, _ field: String) throws(InputError) -> [Int] {
    if isNull(index) { return [] }
    guard isArray(index) else { throw mismatch(index, field, "a list") }
    return items(of: index)
  }

  // MARK: Values

  /// A text; numbers and truth values count as theirs. nil for null.
  func text(_ index: Int, _ field: String) throws(InputError) -> String? {
    switch tape.kind(index) {
    case .null: return nil
    case .string, .number: return tape.text(index)
    case .true: return "1"
    case .false: return "0"
    default: throw mismatch(index, field, "a text")
    }
  }

  /// true and false in the ways in which tools write them. nil for null.
  func bool(_ index: Int, _ field: String) throws(InputError) -> Bool? {
    switch tape.kind(index) {
    case .null: return nil
    case .true: return true
    case .false: return false
    case .string, .number:
      switch tape.text(index) {
      case "1", "true", "YES": return true
      case "0", "false", "NO": return false
      case "": return nil
      default: throw mismatch(index, field, "true or false")
      }
    default: throw mismatch(index, field, "true or false")
    }
  }

  /// A finite number, also one in quotes. nil for null.
  func number(_ index: Int, _ field: String) throws(InputError) -> Double? {
    switch tape.kind(index) {
    case .null: return nil
    case .number, .string:
      let value = tape.kind(index) == .number ? tape.number(index) : Double(tape.text(index))
      guard let value, value.isFinite else {
        throw fault(
          index, "the field \(quoted(field)) wants a finite number, not \(quoted(tape.text(index)))")
      }
      return value
    default: throw mismatch(index, field, "a number")
    }
  }

  func texts(_ index: Int, _ field: String) throws(InputError) -> [String] {
    var result: [String] = []
    for item in try list(index, field) {
      if let text = try text(item, field) { result.append(text) }
    }
    return result
  }

  /// `{"x":, "y":, "width":, "height":}` in any spelling that tools use; `{"origin":, "size":}`
  /// too. nil where a side is null: the tool could not tell.
  func rect(_ index: Int, _ field: String) throws(InputError) -> Rect? {
    switch tape.kind(index) {
    case .null: return nil
    case .string: return try rect(text: tape.text(index), index, field)
    case .array:
      let items = items(of: index)
      guard items.count == 4 else { throw mismatch(index, field, "[x, y, width, height]") }
      return try rect(items[0], items[1], items[2], items[3], field)
    case .object:
      if let origin = member(index, "origin"), let size = member(index, "size") {
        return try rect(
          member(origin, "x"), member(origin, "y"), member(size, "width"), member(size, "height"),
          field)
      }
      return try rect(
        member(index, "x") ?? member(index, "X"), member(index, "y") ?? member(index, "Y"),
        member(index, "width") ?? member(index, "Width") ?? member(index, "w"),
        member(index, "height") ?? member(index, "Height") ?? member(index, "h"), field)
    default: throw mismatch(index, field, "a rectangle")
    }
  }

  private func rect(
    _ x: Int?, _ y: Int?, _ width: Int?, _ height: Int?, _ field: String
  ) throws(InputError) -> Rect? {
    guard let x, let y, let width, let height, let left = try number(x, field),
      let top = try number(y, field), let width = try number(width, field),
      let height = try number(height, field)
    else { return nil }
    return Rect(x: left, y: top, width: max(0, width), height: max(0, height))
  }

  private func rect(text: String, _ index: Int, _ field: String) throws(InputError) -> Rect? {
    if text.isEmpty { return nil }
    guard let numbers = FrameText.numbers(text.utf8) else {
      throw fault(
        index, "the field \(quoted(field)) wants {{x, y}, {width, height}}, not \(quoted(text))")
    }
    return FrameText.rect(numbers)
  }

  /// A value as it was written, cut short: for fields without a meaning here.
  func extra(_ key: Int) -> ExtraText {
    let value = key + 1
    switch tape.kind(value) {
    case .string, .number: return ExtraText(shortened(tape.text(value), to: 120))
    case .true: return ExtraText("true")
    case .false: return ExtraText("false")
    case .null: return ExtraText("null")
    case .array: return ExtraText("[\(items(of: value).count) values]")
    default: return ExtraText("{\(keys(of: value).count) fields}")
    }
  }
}

/// The places of what stands directly inside a list or an object.
struct TapeSteps: Sequence, IteratorProtocol {
  private let tape: DataTape
  private var place: Int
  private let end: Int
  /// Entries before each value: an object's keys.
  private let skip: Int

  init(_ tape: DataTape, of index: Int, skip: Int) {
    self.tape = tape
    self.skip = skip
    place = index + 1
    end = tape.end(of: index)
  }

  /// The first, where there is one.
  var first: Int? { place < end ? place : nil }

  var count: Int { reduce(0) { count, _ in count + 1 } }

  mutating func next() -> Int? {
    guard place < end else { return nil }
    defer { place = tape.end(of: place + skip) }
    return place
  }
}

/// The text of a field that has no meaning here.
struct ExtraText {
  var value: String

  init(_ value: String) { self.value = value }
}

/// Frames as Apple prints them: `{{16.0, 120.7}, {326.3, 39.7}}`.
enum FrameText {
  /// The four numbers; they may be infinite, as iOS prints what it can't place. nil: no frame.
  static func numbers(_ text: some Collection<UInt8>) -> FrameNumbers? {
    var numbers = FrameNumbers()
    var count = 0
    var word = DecimalWord()
    for byte in text {
      guard isBreak(byte) else {
        word.take(byte)
        continue
      }
      guard !word.isEmpty else { continue }
      guard count < 4, let number = word.value else { return nil }
      numbers[count] = number
      count += 1
      word = DecimalWord()
    }
    if !word.isEmpty {
      guard count < 4, let number = word.value else { return nil }
      numbers[count] = number
      count += 1
    }
    return count == 4 ? numbers : nil
  }

  /// `{`, `}`, a comma and a space stand between the numbers.
  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == 0x7b || byte == 0x7d || byte == 0x2c || byte == 0x20
  }

  /// nil where iOS could not tell.
  static func rect(_ numbers: FrameNumbers) -> Rect? {
    guard numbers.x.isFinite, numbers.y.isFinite, numbers.width.isFinite, numbers.height.isFinite
    else { return nil }
    return Rect(
      x: numbers.x, y: numbers.y, width: max(0, numbers.width), height: max(0, numbers.height))
  }
}

/// The numbers of a frame in the order in which they are printed.
struct FrameNumbers {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  subscript(place: Int) -> Double {
    get { place == 0 ? x : place == 1 ? y : place == 2 ? width : height }
    set {
      switch place {
      case 0: x = newValue
      case 1: y = newValue
      case 2: width = newValue
      default: height = newValue
      }
    }
  }
}

/// A decimal number that comes byte by byte.
struct DecimalWord {
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var decimals = 0
  private var sawPoint = false
  private var isNegative = false
  /// All bytes, once they are more than a plain number.
  private var rest: [UInt8] = []
  private(set) var isEmpty = true

  mutating func take(_ byte: UInt8) {
    defer { isEmpty = false }
    guard rest.isEmpty else { return rest.append(byte) }
    switch byte {
    case 0x30...0x39 where digits < 15:
      mantissa = mantissa * 10 + UInt64(byte - 0x30)
      digits += 1
      if sawPoint { decimals += 1 }
    case 0x2e where !sawPoint: sawPoint = true
    case 0x2d where isEmpty: isNegative = true
    default: rest = Array(written.utf8) + [byte]
    }
  }

  /// What has been taken, as a text that means the same.
  private var written: String {
    var digits = String(mantissa)
    if digits.utf8.count < self.digits {
      digits = String(repeating: "0", count: self.digits - digits.utf8.count) + digits
    }
    if self.digits == 0 { digits = "" }
    if sawPoint { digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals)) }
    return (isNegative ? "-" : "") + digits
  }

  /// nil: no number, or NaN.
  var value: Double? {
    guard rest.isEmpty else {
      guard let number = Double(String(decoding: rest, as: UTF8.self)), !number.isNaN else { return nil }
      return number
    }
    guard digits > 0 else { return nil }
    // Both are exact, so that one rounding gives the nearest value.
    let size = Double(mantissa) / DecimalWord.powers[decimals]
    return isNegative ? -size : size
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
