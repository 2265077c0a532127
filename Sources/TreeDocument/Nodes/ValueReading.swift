import EarshotJSON
import EarshotVocabulary

/// Values by type. Each throws an error that names the field and the place.
extension DocumentReader {
  /// A text. In YAML digits need no quotes where a text is wanted: they are taken as written,
  /// as writers of YAML 1.1 leave `08` and `1e5` plain.
  func text(_ index: Int, _ field: String) throws(InputError) -> String {
    guard tape.kind(index) == .string || tape.isPlainNumber(index) else {
      throw mismatch(index, field, "a text")
    }
    let text = tape.text(index)
    if text.utf8.count > bounds.textLength, text.unicodeScalars.count > bounds.textLength {
      throw fault(index, "a text longer than \(bounds.textLength) characters")
    }
    return text
  }

  func texts(_ index: Int, _ field: String) throws(InputError) -> [String] {
    var result: [String] = []
    for item in try items(of: index, field) { result.append(try text(item, field)) }
    return result
  }

  func bool(_ index: Int, _ field: String) throws(InputError) -> Bool {
    switch tape.kind(index) {
    case .true: return true
    case .false: return false
    default: throw mismatch(index, field, "true or false")
    }
  }

  func number(_ index: Int, _ field: String) throws(InputError) -> Double {
    guard tape.kind(index) == .number else { throw mismatch(index, field, "a number") }
    guard let value = tape.number(index) else {
      throw fault(index, "the number \(quoted(tape.text(index))) is too large")
    }
    return value
  }

  /// A whole number within a range.
  func integer(
    _ index: Int, _ field: String, in range: ClosedRange<Int>
  ) throws(InputError) -> Int {
    let value = try number(index, field)
    guard let whole = Int(exactly: value), range.contains(whole) else {
      throw fault(
        index,
        "the field \(quoted(field)) wants a whole number from \(range.lowerBound) to "
          + "\(range.upperBound), not \(tape.text(index).prefix(40))")
    }
    return whole
  }

  /// `count` numbers in a list.
  func numbers(
    _ index: Int, _ field: String, named names: String
  ) throws(InputError) -> [Double] {
    let count = names.split(separator: ",").count
    guard tape.kind(index) == .array else { throw mismatch(index, field, "[\(names)]") }
    let items = try items(of: index, field)
    guard items.count == count else {
      throw fault(
        index, "the field \(quoted(field)) wants [\(names)], not \(items.count) values")
    }
    var result: [Double] = []
    result.reserveCapacity(count)
    for item in items { result.append(try number(item, field)) }
    return result
  }

  func point(_ index: Int, _ field: String) throws(InputError) -> Point {
    let numbers = try numbers(index, field, named: "x, y")
    return Point(x: numbers[0], y: numbers[1])
  }

  func size(_ index: Int, _ field: String) throws(InputError) -> Size {
    let numbers = try numbers(index, field, named: "width, height")
    guard numbers[0] > 0, numbers[1] > 0 else {
      throw fault(index, "the field \(quoted(field)) wants a width and a height above 0")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// A frame: the reader's most frequent list, so it is read without one.
  func rect(_ index: Int, _ field: String) throws(InputError) -> Rect {
    guard tape.kind(index) == .array, tape.end(of: index) == index + 5 else {
      _ = try numbers(index, field, named: "x, y, width, height")
      throw mismatch(index, field, "[x, y, width, height]")
    }
    let rect = Rect(
      x: try number(index + 1, field), y: try number(index + 2, field),
      width: try number(index + 3, field), height: try number(index + 4, field))
    guard rect.width >= 0, rect.height >= 0 else {
      throw fault(index, "the field \(quoted(field)) wants a width and a height of at least 0")
    }
    return rect
  }

  /// One of a fixed set of words.
  func word<Word: RawRepresentable & CaseIterable>(
    _ index: Int, _ field: String, as type: Word.Type
  ) throws(InputError) -> Word where Word.RawValue == String {
    let name = try text(index, field)
    guard let word = Word(rawValue: name) else {
      throw unknownWord(index, field, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  func unknownWord(_ index: Int, _ field: String, known: [String]) -> InputError {
    let name = tape.text(index)
    return fault(
      index,
      "\(quoted(name)) is not a value of \(quoted(field))" + NearestName.hint(for: name, in: known))
  }

  func traits(_ index: Int, _ field: String) throws(InputError) -> Traits {
    var traits: Traits = []
    guard tape.kind(index) == .array else { throw mismatch(index, field, "a list of traits") }
    var item = index + 1
    let end = tape.end(of: index)
    while item < end {
      guard let trait = Traits(name: try text(item, field)) else {
        throw unknownWord(item, field, known: Traits.named.map(\.name))
      }
      traits.formUnion(trait)
      item = tape.end(of: item)
    }
    return traits
  }
}
