import EarshotSwiftRuntime
import EarshotSwiftSemantics
import RegexBuilder

/// The classes of characters and the anchors of `RegexBuilder`. They are the host's.
extension Natives {
  mutating func addCharacterClasses() {
    let classes: [(String, CharacterClass)] = [
      ("any", .any), ("anyNonNewline", .anyNonNewline), ("anyGraphemeCluster", .anyGraphemeCluster),
      ("digit", .digit), ("hexDigit", .hexDigit), ("word", .word), ("whitespace", .whitespace),
      ("horizontalWhitespace", .horizontalWhitespace), ("newlineSequence", .newlineSequence),
      ("verticalWhitespace", .verticalWhitespace),
    ]
    for (name, value) in classes { self["RegexComponent.\(name)"] = { _, _ in .host(value) } }
    self["RegexComponent.init(_:_:)"] = { arguments, _ in
      var joined = try arguments[1].hosted(CharacterClass.self)
      for other in try arguments[2].list { joined = joined.union(try other.hosted()) }
      return .host(joined)
    }
    self["RegexComponent.anyOf(_:)"] = { arguments, call in
      let elements = try call.elements(of: arguments[1], "S")
      if case .integer = elements.first {
        return .host(CharacterClass.anyOf(try elements.map { try $0.scalar }))
      }
      return .host(CharacterClass.anyOf(try elements.map { try $0.character }))
    }
    self["CharacterClass.inverted"] = { arguments, _ in
      .host(try arguments[0].hosted(CharacterClass.self).inverted)
    }
    let operations: [(String, (CharacterClass, CharacterClass) -> CharacterClass)] = [
      ("union", { $0.union($1) }), ("intersection", { $0.intersection($1) }),
      ("subtracting", { $0.subtracting($1) }),
      ("symmetricDifference", { $0.symmetricDifference($1) }),
    ]
    for (name, operation) in operations {
      self["CharacterClass.\(name)(_:)"] = { arguments, _ in
        .host(operation(try arguments[0].hosted(), try arguments[1].hosted()))
      }
    }
    self["...(_: Character, _: Character)"] = { arguments, _ in
      let (lower, upper) = (try arguments[0].character, try arguments[1].character)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .host((lower...upper) as CharacterClass)
    }
    self["...(_: UnicodeScalar, _: UnicodeScalar)"] = { arguments, _ in
      let (lower, upper) = (try arguments[0].scalar, try arguments[1].scalar)
      guard lower <= upper else {
        throw Interruption.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return .host((lower...upper) as CharacterClass)
    }
  }

  mutating func addAnchors() {
    let anchors: [(String, Anchor)] = [
      ("startOfSubject", .startOfSubject), ("endOfSubjectBeforeNewline", .endOfSubjectBeforeNewline),
      ("endOfSubject", .endOfSubject), ("firstMatchingPositionInSubject", .firstMatchingPositionInSubject),
      ("textSegmentBoundary", .textSegmentBoundary), ("startOfLine", .startOfLine), ("endOfLine", .endOfLine),
      ("wordBoundary", .wordBoundary),
    ]
    for (name, value) in anchors { self["Anchor.\(name)"] = { _, _ in .host(value) } }
    self["Anchor.inverted"] = { arguments, _ in .host(try arguments[0].hosted(Anchor.self).inverted) }
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
