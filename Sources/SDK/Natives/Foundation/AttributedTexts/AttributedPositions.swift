import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// Places in attributed texts.
extension Natives {
  mutating func addAttributedPositions() {
    for owner in ["AttributedString", "AttributedSubstring"] {
      self["\(owner).startIndex"] = { arguments, _ in .host(try arguments[0].attributedText.startIndex) }
      self["\(owner).endIndex"] = { arguments, _ in .host(try arguments[0].attributedText.endIndex) }
      self["\(owner).runs"] = { arguments, _ in .host(try arguments[0].attributedText.runs) }
      self["\(owner).characters"] = { arguments, _ in .host(try arguments[0].attributedText.characters) }
      self["\(owner).unicodeScalars"] = { arguments, _ in
        .host(try arguments[0].attributedText.unicodeScalars)
      }
    }
    self["AttributedString.characters="] = { arguments, _ in
      var text = try AttributedString.host(arguments[0])
      arguments[0] = .unset
      text.characters = try AttributedString.CharacterView.host(arguments[1])
      arguments[0] = .host(text)
      return .void
    }
    self["AttributedString.unicodeScalars="] = { arguments, _ in
      var text = try AttributedString.host(arguments[0])
      arguments[0] = .unset
      text.unicodeScalars = try AttributedString.UnicodeScalarView.host(arguments[1])
      arguments[0] = .host(text)
      return .void
    }
    addChangesInPlace()
    addAttributedSteps()
    addAttributedIndexConversions()
  }

  /// Characters that are changed in their place keep the attributes around them; others that are put there have
  /// none.
  private mutating func addChangesInPlace() {
    func change<View: HostBoxed>(_ view: inout View, _ body: FunctionValue) throws {
      var held: ContiguousArray<RuntimeValue> = [.host(view)]
      _ = try body.call(list: &held)
      view = try View.host(held[0])
    }
    self["AttributedString.characters&"] = { arguments, _ in
      var text = try AttributedString.host(arguments[0])
      arguments[0] = .unset
      defer { arguments[0] = .host(text) }
      try change(&text.characters, arguments[1].functionValue)
      return .void
    }
    self["AttributedString.unicodeScalars&"] = { arguments, _ in
      var text = try AttributedString.host(arguments[0])
      arguments[0] = .unset
      defer { arguments[0] = .host(text) }
      try change(&text.unicodeScalars, arguments[1].functionValue)
      return .void
    }
  }

  private mutating func addAttributedSteps() {
    typealias Index = AttributedString.Index
    func step(_ name: String, _ body: @escaping (any AttributedStringProtocol, Index) throws -> Index) {
      self["AttributedStringProtocol.\(name)"] = { arguments, _ in
        let text = try arguments[0].attributedText
        return .host(try body(text, text.checked(Index.host(arguments[1]))))
      }
    }
    step("index(afterCharacter:)") { try $0.characters.moved($1, by: 1) }
    step("index(beforeCharacter:)") { try $0.characters.moved($1, by: -1) }
    step("index(afterUnicodeScalar:)") { try $0.unicodeScalars.moved($1, by: 1) }
    step("index(beforeUnicodeScalar:)") { try $0.unicodeScalars.moved($1, by: -1) }
    step("index(afterRun:)") { text, index in
      guard index < text.endIndex else { throw outOfBounds }
      return text.index(afterRun: index)
    }
    step("index(beforeRun:)") { text, index in
      guard text.startIndex < index else { throw outOfBounds }
      return text.index(beforeRun: index)
    }
    func jump(_ name: String, _ body: @escaping (any AttributedStringProtocol, Index, Int) throws -> Index) {
      self["AttributedStringProtocol.\(name)"] = { arguments, _ in
        let text = try arguments[0].attributedText
        return .host(try body(text, text.checked(Index.host(arguments[1])), arguments[2].int))
      }
    }
    jump("index(_:offsetByCharacters:)") { try $0.characters.moved($1, by: $2) }
    jump("index(_:offsetByUnicodeScalars:)") { try $0.unicodeScalars.moved($1, by: $2) }
  }

  private mutating func addAttributedIndexConversions() {
    self["AttributedString.Index.init(_:within:)"] = { arguments, _ in
      let text = try arguments[2].attributedText
      let place = try arguments[1].place
      func make<Text: AttributedStringProtocol>(_ text: Text) -> AttributedString.Index? {
        AttributedString.Index(place, within: text)
      }
      return RuntimeValue(optional: make(text).map { .host($0) })
    }
    self["Range._attributed(_:_:)"] = { arguments, call in
      let range = try arguments[1].placeRange
      func make<Text: AttributedStringProtocol>(_ text: Text) -> Range<AttributedString.Index>? {
        Range<AttributedString.Index>(range, in: text)
      }
      let text = try arguments[2].attributedText
      let found = make(text)
      return RuntimeValue(optional: try found.map { try $0.runtime(call.machine) })
    }
    self["Range._plain(_:_:)"] = { arguments, call in
      let range = try Range<AttributedString.Index>.host(arguments[1])
      let found = Range<String.Index>(range, in: try arguments[2].substring)
      return RuntimeValue(optional: found.map { .range($0) })
    }
  }
}

private var outOfBounds: Interruption {
  .trap("Fatal error: Can't advance AttributedString index beyond its end")
}

extension BidirectionalCollection where Index == AttributedString.Index {
  /// The index so many elements away.
  func moved(_ index: Index, by distance: Int) throws -> Index {
    let end = distance < 0 ? startIndex : endIndex
    guard let found = self.index(index, offsetBy: distance, limitedBy: end) else { throw outOfBounds }
    return found
  }
}
