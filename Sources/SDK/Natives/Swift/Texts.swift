import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `String`, `Substring` and `Character` do. A string and a character are texts, a substring is the host's.
extension Natives {
  mutating func addTexts() {
    addTextLiterals()
    addTextOperators()
    addTextMembers()
    addTextCollections()
    addTextMaking()
    addTextDecoding()
    addTextChanges()
    addTextIndexes()
    addTextViews()
    addCharacters()
    addScalars()
    addScalarProperties()
    addUnicodeEncodings()
    addInterpolations()
    addStaticStrings()
    handOnPartsOfTexts()
  }

  private mutating func addTextLiterals() {
    for name in ["String", "Character", "StaticString", "DefaultStringInterpolation"] {
      literal(name) { text, _, _ in
        guard case .text(let value) = text else { throw Interruption.unknown("a text from another literal") }
        return .text(value)
      }
    }
    literal("Substring") { text, _, _ in
      guard case .text(let value) = text else { throw Interruption.unknown("a text from another literal") }
      return .host(value[...])
    }
    literal("Unicode.Scalar") { text, _, _ in
      guard case .text(let value) = text, let scalar = value.unicodeScalars.first else {
        throw Interruption.unknown("a scalar from another literal")
      }
      return .scalar(scalar)
    }
    for label in ["stringLiteral:", "extendedGraphemeClusterLiteral:", "unicodeScalarLiteral:"] {
      for name in ["String", "Character", "StaticString", "Unicode.Scalar"] {
        self["\(name).init(\(label))"] = { arguments, _ in arguments[1] }
      }
      self["Substring.init(\(label))"] = { arguments, _ in .host(try arguments[1].substring) }
    }
  }

  private mutating func addTextOperators() {
    for name in ["String", "Character"] {
      quick("\(name).==(_:_:)") { .boolean(try $0.string == (try $1.string)) }
      quick("\(name).<(_:_:)") { .boolean(try $0.string < (try $1.string)) }
    }
    let comparisons: [(String, (Substring, Substring) -> Bool)] = [
      ("==", { $0 == $1 }), ("!=", { $0 != $1 }), ("<", { $0 < $1 }), (">", { $0 > $1 }),
      ("<=", { $0 <= $1 }),
      (">=", { $0 >= $1 }),
    ]
    for (sign, compare) in comparisons {
      quick("StringProtocol.\(sign)(_:_:)") { .boolean(compare(try $0.substring, try $1.substring)) }
    }
    for name in ["String", "Substring"] {
      quick("\(name).~=(_:_:)") { .boolean(try $0.substring == (try $1.substring)) }
    }
    quick("String.+(_:_:)") { left, right in
      guard let missing = left.partlyKnown ?? right.partlyKnown else {
        return .text(try left.string.joined(with: right.string))
      }
      return RuntimeValue.text(try left.words.joined(with: right.words)).lacking(missing.gap)
    }
    self["String.+=(_:_:)"] = { arguments, _ in
      let added = try arguments[2].string
      return try arguments.changeText(1) { $0 += added }
    }
  }

  private mutating func addTextMembers() {
    for name in ["String", "Character", "Substring", "StaticString"] {
      self["\(name).description"] = { arguments, _ in .text(try arguments[0].string) }
      self["\(name).debugDescription"] = { arguments, _ in try .grown(arguments[0].string.debugDescription) }
    }
    for name in ["String", "Character", "Substring", "StringProtocol"] {
      self["\(name).hash(into:)"] = { arguments, _ in
        (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].string)
        return .void
      }
      self["\(name).hashValue"] = { arguments, _ in .integer(try arguments[0].string.hashValue) }
      self["\(name).lowercased()"] = { arguments, _ in .text(try arguments[0].string.lowercased()) }
      self["\(name).uppercased()"] = { arguments, _ in .text(try arguments[0].string.uppercased()) }
      self["\(name).hasPrefix(_:)"] = { arguments, _ in
        .boolean(try arguments[0].substring.hasPrefix(try arguments[1].substring))
      }
      self["\(name).hasSuffix(_:)"] = { arguments, _ in
        .boolean(try arguments[0].substring.hasSuffix(try arguments[1].substring))
      }
    }
    for part in ["String", "Substring"] {
      self["StringProtocol.contains(_: \(part))"] = { arguments, call in
        let (text, part) = (try arguments[0].substring, try arguments[1].substring)
        try call.countSearch(of: part, in: text)
        return .boolean(text.contains(part))
      }
    }
    for name in ["String", "Substring"] {
      self["\(name).isContiguousUTF8"] = { _, _ in .boolean(true) }
      self["\(name).makeContiguousUTF8()"] = { _, _ in .void }
    }
    self["Substring.base"] = { arguments, _ in .text(try arguments[0].substring.base) }
  }
}
