import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Where Foundation finds parts of texts, and what it puts in their place.
extension Natives {
  mutating func addTextComponents() {
    self["StringProtocol.components(separatedBy: T)"] = { arguments, call in
      let (text, separator) = (try arguments[0].string, try arguments[1].string)
      try call.countSearch(of: separator, in: text)
      try call.machine.check(elements: text.utf8.count / max(1, separator.utf8.count))
      return .texts(text.components(separatedBy: separator))
    }
    self["StringProtocol.components(separatedBy: CharacterSet)"] = { arguments, _ in
      .texts(try arguments[0].string.components(separatedBy: arguments[1].hosted(CharacterSet.self)))
    }
    self["StringProtocol.substring(from:)"] = { arguments, _ in
      let text = try arguments[0].substring
      return .text(String(text[try text.checked(arguments[1].place..<text.endIndex)]))
    }
    self["StringProtocol.substring(to:)"] = { arguments, _ in
      let text = try arguments[0].substring
      return .text(String(text[try text.checked(text.startIndex..<arguments[1].place)]))
    }
    self["StringProtocol.substring(with:)"] = { arguments, _ in
      let text = try arguments[0].substring
      return .text(String(text[try text.checked(arguments[1].placeRange)]))
    }
  }

  mutating func addTextReplacing() {
    self["StringProtocol.replacingOccurrences(of:with:options:range:)"] = { arguments, call in
      let text = try arguments[0].substring
      let range = try arguments[4].optionalPlaceRange.map { try text.checked($0) }
      let (part, options) = (try arguments[1].string, try arguments[3].compareOptions)
      try call.checkSearch(of: part, in: range.map { text[$0] } ?? text, options, isFirst: false)
      return try .grown(
        text.replacingOccurrences(of: part, with: try arguments[2].string, options: options, range: range))
    }
    self["StringProtocol.replacingCharacters(in:with:)"] = { arguments, call in
      let range = try call.range(arguments[1], call.type("R"), in: arguments[0])
      return try .grown(arguments[0].substring.replacingCharacters(in: range, with: arguments[2].string))
    }
  }

  mutating func addTextSearches() {
    self["StringProtocol.range(of:options:range:locale:)"] = { arguments, call in
      let text = try arguments[0].substring
      let range = try arguments[3].optionalPlaceRange.map { try text.checked($0) }
      let (part, options) = (try arguments[1].string, try arguments[2].compareOptions)
      try call.checkSearch(of: part, in: range.map { text[$0] } ?? text, options, isFirst: true)
      return .init(
        optional: text.range(
          of: part, options: options, range: range, locale: try arguments[4].optionalLocale))
    }
    self["StringProtocol.localizedStandardRange(of:)"] = { arguments, _ in
      .init(optional: try arguments[0].substring.localizedStandardRange(of: arguments[1].string))
    }
    self["StringProtocol.rangeOfCharacter(from:options:range:)"] = { arguments, _ in
      let text = try arguments[0].substring
      let range = try arguments[3].optionalPlaceRange.map { try text.checked($0) }
      return .init(
        optional: text.rangeOfCharacter(
          from: try arguments[1].hosted(), options: try arguments[2].compareOptions, range: range))
    }
    self["StringProtocol.rangeOfComposedCharacterSequence(at:)"] = { arguments, _ in
      let (text, index) = (try arguments[0].substring, try arguments[1].place)
      guard index >= text.startIndex, index < text.endIndex else { throw Interruption.indexOutOfBounds }
      return .range(text.rangeOfComposedCharacterSequence(at: index))
    }
    self["StringProtocol.rangeOfComposedCharacterSequences(for:)"] = { arguments, call in
      let range = try call.range(arguments[1], call.type("R"), in: arguments[0])
      return .range(try arguments[0].substring.rangeOfComposedCharacterSequences(for: range))
    }
    addTextSurroundings()
  }

  private mutating func addTextSurroundings() {
    let surroundings: [(String, (Substring, Range<String.Index>) -> Range<String.Index>)] = [
      ("lineRange", { $0.lineRange(for: $1) }), ("paragraphRange", { $0.paragraphRange(for: $1) }),
    ]
    for (name, find) in surroundings {
      self["StringProtocol.\(name)(for:)"] = { arguments, call in
        guard let type = call.generics.types.last else { throw Interruption.unknown("a range of a text") }
        return .range(find(try arguments[0].substring, try call.range(arguments[1], type, in: arguments[0])))
      }
    }
  }
}

extension RuntimeValue {
  static func texts(_ texts: [String]) -> RuntimeValue { .list(ContiguousArray(texts.map { .text($0) })) }
}
