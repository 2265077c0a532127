import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// What `String` and `Character` do. Both are texts.
extension Natives {
  mutating func addTexts() {
    addTextLiterals()
    addTextOperators()
    addTextMembers()
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
      return .integer(Int(scalar.value))
    }
    iteration("String") { value, _, _, body in
      for character in try value.string where try !body(.text(String(character))) { return }
    }
    iteration("Substring") { value, _, _, body in
      for character in try value.string where try !body(.text(String(character))) { return }
    }
  }

  private mutating func addTextOperators() {
    for name in ["String", "Character"] {
      quick("\(name).==(_:_:)") { .boolean(try $0.string == (try $1.string)) }
      quick("\(name).<(_:_:)") { .boolean(try $0.string < (try $1.string)) }
    }
    quick("String.+(_:_:)") { .text(try $0.string + (try $1.string)) }
    self["String.+=(_:_:)"] = { arguments, _ in
      guard case .text(var text) = arguments[1] else { throw Interruption.unknown("a text") }
      arguments[1] = .unset
      text += try arguments[2].string
      arguments[1] = .text(text)
      return .void
    }
  }

  private mutating func addTextMembers() {
    for name in ["String", "Character", "Substring"] {
      self["\(name).description"] = { arguments, _ in .text(try arguments[0].string) }
      self["\(name).debugDescription"] = { arguments, _ in .text(try arguments[0].string.debugDescription) }
      self["\(name).hash(into:)"] = { arguments, _ in
        (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].string)
        return .void
      }
      self["\(name).hashValue"] = { arguments, _ in .integer(try arguments[0].string.hashValue) }
      self["\(name).lowercased()"] = { arguments, _ in .text(try arguments[0].string.lowercased()) }
      self["\(name).uppercased()"] = { arguments, _ in .text(try arguments[0].string.uppercased()) }
    }
    self["String.init()"] = { _, _ in .text("") }
    self["String.init(_: Character)"] = { arguments, _ in arguments[1] }
    self["String.init(_: Substring)"] = { arguments, _ in .text(try arguments[1].string) }
    self["String.init(_: T)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("T")))
    }
    self["String.init(describing:)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("Subject")))
    }
    self["String.init(reflecting:)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("Subject"), isDebug: true))
    }
    self["String.init(repeating: String, count: Int)"] = { arguments, _ in
      .text(String(repeating: try arguments[1].string, count: try arguments[2].int))
    }
    self["String.init(repeating: Character, count: Int)"] = { arguments, _ in
      .text(String(repeating: try arguments[1].string, count: try arguments[2].int))
    }
    self["String.count"] = { arguments, _ in .integer(try arguments[0].string.count) }
    self["String.isEmpty"] = { arguments, _ in .boolean(try arguments[0].string.isEmpty) }
    self["String.hasPrefix(_:)"] = { arguments, _ in
      .boolean(try arguments[0].string.hasPrefix(try arguments[1].string))
    }
    self["String.hasSuffix(_:)"] = { arguments, _ in
      .boolean(try arguments[0].string.hasSuffix(try arguments[1].string))
    }
    for name in ["write(_:)", "append(_: String)", "append(_: Character)", "append(contentsOf: String)"] {
      self["String.\(name)"] = { arguments, _ in
        let text = try arguments[0].string + (try arguments[1].string)
        arguments[0] = .text(text)
        return .void
      }
    }
    self["String.init(_: S)"] = { arguments, call in
      var text = ""
      try call.machine.iterate(arguments[1], call.type("S")) {
        text += try $0.string
        return true
      }
      return .text(text)
    }
  }
}
