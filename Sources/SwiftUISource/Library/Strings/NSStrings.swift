/// Foundation's strings of the older kind, whose places are UTF-16 units and whose ranges are `NSRange`s.
extension Machine {
  static let olderStrings: Set<String> = ["NSString", "NSMutableString"]

  /// `text as NSString`
  func olderString(_ text: String) -> Value { .record("NSString", ["text": .string(text)]) }

  func olderStringProperty(_ name: String, _ record: RecordValue) -> Value? {
    let text = string(record["text"]) ?? ""
    return name == "length" ? .int(text.utf16.count) : stringProperty(name, text)
  }

  func olderStringMethod(
    of value: inout Value, _ record: RecordValue, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let text = string(record["text"]) ?? ""
    if let size = drawnSize(text, call) { return size }
    switch call.name {
    case "range": return try olderRange(text, call)
    case "substring": return try substring(text, call)
    case "paragraphRange", "lineRange":
      guard let range = try units(call, text) else { return nil }
      let whole = NSUnits.lines(around: range, in: text, paragraphs: call.name == "paragraphRange")
      return .record("NSRange", ["location": .int(whole.lowerBound), "length": .int(whole.count)])
    case "character":
      guard let place = call["at"]?.exactInt else { return nil }
      guard place >= 0, place < text.utf16.count else { throw beyond("place \(place)", text, call) }
      return .int(Int(text.utf16[text.utf16.index(text.startIndex, offsetBy: place)]))
    case "isEqual": return .bool(string(call.first) == text)
    case "copy", "mutableCopy": return value
    case "replacingCharacters":
      return try units(call, text).map { .string(replacing($0, of: text, with: string(call["with"]) ?? "")) }
    case "replaceCharacters", "deleteCharacters":
      guard let range = try units(call, text) else { return nil }
      return try set(&value, replacing(range, of: text, with: string(call["with"]) ?? ""), call)
    case "insert":
      guard let place = call["at"]?.exactInt, let added = string(call.first) else { return nil }
      guard place >= 0, place <= text.utf16.count else { throw beyond("place \(place)", text, call) }
      return try set(&value, replacing(place..<place, of: text, with: added), call)
    case "append", "setString":
      guard let added = string(call.first) else { return nil }
      return try set(&value, call.name == "append" ? text + added : added, call)
    case "replaceOccurrences":
      let count = TextSearch.places(of: string(call["of"]) ?? "", in: text).count
      guard let changed = try stringMethod(text, call.renamed("replacingOccurrences")) else { return nil }
      _ = try set(&value, string(changed) ?? text, call)
      return .int(count)
    default: return try stringMethod(text, call)
    }
  }

  private func set(_ value: inout Value, _ text: String, _ call: LibraryCall) throws(Interrupt) -> Value {
    try check(length: text.utf8.count, call.expression)
    value = olderString(text)
    return .void
  }

  private func olderRange(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard case .range(let range)? = try stringMethod(text, call), let lower = offset(range.lower),
      let upper = offset(range.upper)
    else { return .record("NSRange", ["location": .int(.max), "length": .int(0)]) }
    let start = NSUnits.units(lower, in: text)
    return .record(
      "NSRange", ["location": .int(start), "length": .int(NSUnits.units(upper, in: text) - start)])
  }

  /// The range that a call names in UTF-16 units; one beyond the text, or of nothing found, is an
  /// exception of Foundation's.
  private func units(_ call: LibraryCall, _ text: String) throws(Interrupt) -> Range<Int>? {
    let value = call["in"] ?? call["with"] ?? call["for"]
    if let record = value?.record(of: "NSRange"), let start = record["location"]?.exactInt,
      let length = record["length"]?.exactInt
    {
      let count = text.utf16.count
      guard start >= 0, length >= 0, start <= count, length <= count - start else {
        throw beyond("the range of \(length) units from \(start)", text, call)
      }
    }
    return units(value, in: .init(text))
  }

  private func beyond(_ part: String, _ text: String, _ call: LibraryCall) -> Interrupt {
    trap("\(part) is beyond a text of \(text.utf16.count) units", call.expression)
  }

  private func substring(_ text: String, _ call: LibraryCall) throws(Interrupt) -> Value? {
    let count = text.utf16.count
    guard let place = (call["from"] ?? call["to"])?.exactInt else {
      return try units(call, text).map { .string(part($0, of: text)) }
    }
    guard place >= 0, place <= count else { throw beyond("place \(place)", text, call) }
    return .string(part(call.has("from") ? place..<count : 0..<place, of: text))
  }

  private func part(_ range: Range<Int>, of text: String) -> String {
    let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf16.index(start, offsetBy: range.count)])
  }

  private func replacing(_ range: Range<Int>, of text: String, with new: String) -> String {
    part(0..<range.lowerBound, of: text) + new + part(range.upperBound..<text.utf16.count, of: text)
  }
}

extension NSUnits {
  /// The lines that a range touches, with the marks that end them (Foundation, `lineRange(for:)` and
  /// `paragraphRange(for:)`).
  static func lines(around range: Range<Int>, in text: String, paragraphs: Bool) -> Range<Int> {
    let units = Array(text.utf16)
    let lineFeed: UInt16 = 0x0A
    let carriageReturn: UInt16 = 0x0D
    var marks: Set<UInt16> = [lineFeed, carriageReturn, 0x2029]
    if !paragraphs { marks.formUnion([0x85, 0x2028]) }
    func ends(_ place: Int) -> Bool {
      guard marks.contains(units[place]) else { return false }
      // A return and a line feed are one mark.
      return units[place] != carriageReturn || place + 1 == units.count || units[place + 1] != lineFeed
    }
    var start = range.lowerBound
    while start > 0, !ends(start - 1) { start -= 1 }
    var end = max(range.upperBound - 1, range.lowerBound)
    while end < units.count, !ends(end) { end += 1 }
    return start..<min(end + 1, units.count)
  }
}
