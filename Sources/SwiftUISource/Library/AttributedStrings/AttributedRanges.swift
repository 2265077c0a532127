import EarshotViewTree
import OrderedCollections

/// Parts of attributed texts by `NSRange`, which counts UTF-16 units.
extension Machine {
  /// Gives the part of a text that `range:` names, or the whole, attributes or takes them.
  func attributing(_ text: TextContent, _ call: LibraryCall) -> TextContent {
    let whole = 0..<text.string.utf16.count
    let range = call.has("range") ? units(call["range"], in: text) ?? whole : whole
    var inner = text.part(from: range.lowerBound, to: range.upperBound)
    switch call.name {
    case "addAttribute", "removeAttribute":
      guard let name = attributeName(call.first) else { return text }
      let new = call.name == "addAttribute" ? call["value"] ?? .none : .none
      setAttribute(name, to: new, in: &inner.runs)
    default:
      if call.name == "setAttributes" || call.name == "replaceAttributes" {
        for index in inner.runs.indices { inner.runs[index].attributes = TextAttributes() }
      }
      if let attributes = call["with"] ?? call.first { apply(attributes, to: &inner.runs) }
    }
    return text.replacing(range, with: inner)
  }

  /// A range of a text in UTF-16 units, however it is given, within the text; nil where it is no range, or
  /// one of nothing found.
  func units(_ value: Value?, in text: TextContent) -> Range<Int>? {
    let count = text.string.utf16.count
    if let record = value?.record(of: "NSRange") {
      let start = record["location"]?.exactInt ?? 0
      let length = record["length"]?.exactInt ?? 0
      guard start >= 0, length >= 0, start <= count else { return count..<count }
      return start..<min(start.addingReportingOverflow(length).partialValue, count)
    }
    guard case .range(let range)? = value else { return nil }
    let lower = offset(range.lower).map { NSUnits.units($0, in: text.string) } ?? 0
    var upper = offset(range.upper) ?? .max
    if range.isClosed, upper < .max { upper += 1 }
    let end = NSUnits.units(upper, in: text.string)
    return min(max(lower, 0), count)..<max(min(max(lower, 0), count), min(end, count))
  }

  /// `insert(_:at:)`, `replaceSubrange(_:with:)`, `removeSubrange(_:)`; nil where the place isn't known.
  func changingPart(of text: TextContent, _ call: LibraryCall) throws(Interrupt) -> TextContent? {
    let place = offset(call["at"]).map { NSUnits.units($0, in: text.string) }
    guard let range = place.map({ $0..<$0 }) ?? units(call.plain(), in: text) else { return nil }
    let new = call.name == "insert" ? call.plain() : call["with"]
    let content = new.flatMap { attributedContent(of: $0) ?? string($0).map { TextContent($0) } }
    if content == nil, call.name != "removeSubrange" { return nil }
    try check(length: text.string.utf8.count + (content?.string.utf8.count ?? 0), call.expression)
    return text.replacing(range, with: content ?? TextContent(""))
  }

  /// What is known of the attributes of a run, by name.
  func attributes(of run: TextContent.Run?) -> OrderedDictionary<Value, Value> {
    guard let attributes = run?.attributes else { return [:] }
    var result: OrderedDictionary<Value, Value> = [:]
    if let link = attributes.link { result[.symbol(nil, "link")] = .url(link) }
    if attributes.isUnderlined { result[.symbol(nil, "underlineStyle")] = .int(1) }
    if let language = attributes.language {
      result[.symbol(nil, "accessibilitySpeechLanguage")] = .string(language)
    }
    return result
  }

  /// The same with the keys that the class of Foundation declares.
  func keyed(_ attributes: OrderedDictionary<Value, Value>) -> OrderedDictionary<Value, Value> {
    guard let info = project.findType(["NSAttributedString", "Key"], owner: nil, file: nil) else {
      return attributes
    }
    var result: OrderedDictionary<Value, Value> = [:]
    for (key, value) in attributes {
      let name = key.symbolName ?? ""
      let declared = try? staticMember(name, of: info, arguments: nil)
      result[declared.flatMap { $0 } ?? key] = value
    }
    return result
  }

  /// The runs of a text within a range, each with its attributes and its own range.
  func parts(of text: TextContent, in range: Value?) -> Value {
    let wanted = units(range, in: text) ?? 0..<text.string.utf16.count
    var start = 0
    var parts: [Value] = []
    for run in text.runs {
      let end = start + run.string.utf16.count
      let low = max(start, wanted.lowerBound)
      let high = min(end, wanted.upperBound)
      if low < high {
        parts.append(
          .tuple([
            ("attributes", .dictionary(keyed(attributes(of: run)))),
            ("range", .record("NSRange", ["location": .int(low), "length": .int(high - low)])),
          ]))
      }
      start = end
    }
    return .array(parts)
  }
}

/// Places in a text: characters, as Swift counts, and UTF-16 units, as Foundation's older classes do.
enum NSUnits {
  static func units(_ characters: Int, in text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return min(characters, text.utf8.count) }
    guard let index = text.index(text.startIndex, offsetBy: characters, limitedBy: text.endIndex) else {
      return text.utf16.count
    }
    return text.utf16.distance(from: text.startIndex, to: index)
  }

  static func characters(_ units: Int, in text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return min(units, text.utf8.count) }
    let end = text.utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex) ?? text.endIndex
    return text.distance(from: text.startIndex, to: end)
  }
}

extension TextContent {
  /// The part between two places, counted in UTF-16 units; places beyond the end are the end.
  func part(from start: Int, to end: Int) -> TextContent {
    var result: [Run] = []
    var position = 0
    for run in runs {
      let units = run.string.utf16
      let low = min(max(start - position, 0), units.count)
      let high = min(max(end - position, 0), units.count)
      if low < high {
        var part = run
        let first = units.index(units.startIndex, offsetBy: low)
        part.string = String(run.string[first..<units.index(first, offsetBy: high - low)])
        result.append(part)
      }
      position += units.count
    }
    return TextContent(runs: result)
  }

  /// The text with another in the place of a part; runs that are alike become one.
  func replacing(_ range: Range<Int>, with text: TextContent) -> TextContent {
    let parts = [part(from: 0, to: range.lowerBound), text, part(from: range.upperBound, to: .max)]
    var result: [Run] = []
    for run in parts.flatMap(\.runs) {
      if let last = result.last, last.attributes == run.attributes {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return TextContent(runs: result)
  }

  /// The run that holds a place, counted in UTF-16 units.
  func run(at place: Int) -> Run? {
    var position = 0
    for run in runs {
      position += run.string.utf16.count
      if place < position { return run }
    }
    return nil
  }
}
