import EarshotSwiftRuntime
import EarshotSwiftSemantics
import RegexBuilder

/// A class of characters, and how a pattern as text has it.
struct RegexCharacters {
  let value: CharacterClass
  let source: String

  init(_ value: CharacterClass, _ source: String) {
    self.value = value
    self.source = source
  }

  /// Each of the characters of a text.
  init(_ value: CharacterClass, set characters: String) {
    self.init(value, characters.isEmpty ? "[^\\s\\S]" : "[\(RegexCharacters.escaped(characters))]")
  }

  init(_ value: CharacterClass, from lower: String, to upper: String) {
    self.init(value, "[\(RegexCharacters.escaped(lower))-\(RegexCharacters.escaped(upper))]")
  }

  func with(
    _ other: RegexCharacters, _ sign: String, _ operation: (CharacterClass, CharacterClass) -> CharacterClass
  ) -> RegexCharacters {
    RegexCharacters(operation(value, other.value), "[[\(source)]\(sign)[\(other.source)]]")
  }

  private static func escaped(_ characters: String) -> String {
    characters.unicodeScalars.map { "\\x{\(String($0.value, radix: 16))}" }.joined()
  }
}

/// An anchor, and how a pattern as text has it.
struct RegexAnchor {
  let value: Anchor
  let source: String
}

/// The classes of characters and the anchors of `RegexBuilder`. They are the host's.
extension Natives {
  mutating func addCharacterClasses() {
    let classes: [(String, CharacterClass, String)] = [
      ("any", .any, #"[\s\S]"#), ("anyNonNewline", .anyNonNewline, #"[^\n]"#),
      ("anyGraphemeCluster", .anyGraphemeCluster, #"[\s\S]"#), ("digit", .digit, #"\d"#),
      ("hexDigit", .hexDigit, "[0-9A-Fa-f]"), ("word", .word, #"\w"#), ("whitespace", .whitespace, #"\s"#),
      ("horizontalWhitespace", .horizontalWhitespace, #"\h"#),
      ("newlineSequence", .newlineSequence, #"\v"#), ("verticalWhitespace", .verticalWhitespace, #"\v"#),
    ]
    for (name, value, source) in classes {
      self["RegexComponent.\(name)"] = { _, _ in .host(RegexCharacters(value, source)) }
    }
    self["RegexComponent.init(_:_:)"] = { arguments, _ in
      var joined = try arguments[1].hosted(RegexCharacters.self)
      for other in try arguments[2].list { joined = joined.with(try other.hosted(), "") { $0.union($1) } }
      return .host(joined)
    }
    self["RegexComponent.anyOf(_:)"] = { arguments, call in
      let elements = try call.elements(of: arguments[1], "S")
      if case .integer = elements.first {
        let scalars = try elements.map { try $0.scalar }
        return .host(RegexCharacters(.anyOf(scalars), set: scalars.map { String($0) }.joined()))
      }
      let characters = try elements.map { try $0.character }
      return .host(RegexCharacters(.anyOf(characters), set: String(characters)))
    }
    self["CharacterClass.inverted"] = { arguments, _ in
      let characters = try arguments[0].hosted(RegexCharacters.self)
      return .host(RegexCharacters(characters.value.inverted, "[^\(characters.source)]"))
    }
    addCharacterOperations()
  }

  private mutating func addCharacterOperations() {
    let operations: [(String, String, (CharacterClass, CharacterClass) -> CharacterClass)] = [
      ("union", "", { $0.union($1) }), ("intersection", "&&", { $0.intersection($1) }),
      ("subtracting", "--", { $0.subtracting($1) }),
      // One of both more than there are: how long a search takes is all that its pattern as text tells.
      ("symmetricDifference", "", { $0.symmetricDifference($1) }),
    ]
    for (name, sign, operation) in operations {
      self["CharacterClass.\(name)(_:)"] = { arguments, _ in
        .host(try arguments[0].hosted(RegexCharacters.self).with(try arguments[1].hosted(), sign, operation))
      }
    }
    self["...(_: Character, _: Character)"] = { arguments, _ in
      let (lower, upper) = (try arguments[0].character, try arguments[1].character)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .host(RegexCharacters(lower...upper, from: String(lower), to: String(upper)))
    }
    self["...(_: UnicodeScalar, _: UnicodeScalar)"] = { arguments, _ in
      let (lower, upper) = (try arguments[0].scalar, try arguments[1].scalar)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .host(RegexCharacters(lower...upper, from: String(lower), to: String(upper)))
    }
  }

  mutating func addAnchors() {
    let anchors: [(String, Anchor, String)] = [
      ("startOfSubject", .startOfSubject, #"\A"#),
      ("endOfSubjectBeforeNewline", .endOfSubjectBeforeNewline, #"\Z"#),
      ("endOfSubject", .endOfSubject, #"\z"#),
      ("firstMatchingPositionInSubject", .firstMatchingPositionInSubject, #"\G"#),
      ("textSegmentBoundary", .textSegmentBoundary, ""), ("startOfLine", .startOfLine, "(?m:^)"),
      ("endOfLine", .endOfLine, "(?m:$)"), ("wordBoundary", .wordBoundary, #"\b"#),
    ]
    for (name, value, source) in anchors {
      self["Anchor.\(name)"] = { _, _ in .host(RegexAnchor(value: value, source: source)) }
    }
    self["Anchor.inverted"] = { arguments, _ in
      let anchor = try arguments[0].hosted(RegexAnchor.self)
      return .host(
        RegexAnchor(
          value: anchor.value.inverted, source: anchor.source.isEmpty ? "" : "(?!\(anchor.source))"))
    }
    for type in ["String", "Substring"] {
      self["StringProtocol.split(separator: \(type), maxSplits: Int, omittingEmptySubsequences: Bool)"] = {
        arguments, _ in
        let limit = try arguments[2].int
        guard limit >= 0 else { throw Interruption.trap("Fatal error: Must take zero or more splits") }
        let parts = try arguments[0].substring.split(
          separator: arguments[1].string, maxSplits: limit, omittingEmptySubsequences: arguments[3].bool)
        return .list(ContiguousArray(parts.map { .host($0) }))
      }
    }
  }
}
