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
  func keys(of index: Int) -> [Int] {
    var result: [Int] = []
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      result.append(key)
      key = tape.end(of: key + 1)
    }
    return result
  }

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

  func has(_ index: Int, _ name: String) -> Bool {
    isObject(index) && keys(of: index).contains { tape.key($0) == name }
  }

  func items(of index: Int) -> [Int] {
    var result: [Int] = []
    var item = index + 1
    let end = tape.end(of: index)
    while item < end {
      result.append(item)
      item = tape.end(of: item)
    }
    return result
  }

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
    guard let numbers = FrameText.numbers(text) else {
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

/// The text of a field that has no meaning here.
struct ExtraText {
  var value: String

  init(_ value: String) { self.value = value }
}

/// Frames as Apple prints them: `{{16.0, 120.7}, {326.3, 39.7}}`.
enum FrameText {
  /// The four numbers; they may be infinite, as iOS prints what it can't place. nil: no frame.
  static func numbers(_ text: some StringProtocol) -> [Double]? {
    var numbers: [Double] = []
    for word in text.split(whereSeparator: { "{}, ".contains($0) }) {
      guard let number = Double(word), !number.isNaN else { return nil }
      numbers.append(number)
    }
    return numbers.count == 4 ? numbers : nil
  }

  /// nil where iOS could not tell.
  static func rect(_ numbers: [Double]) -> Rect? {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
  }
}
