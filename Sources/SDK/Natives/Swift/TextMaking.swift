import EarshotSwiftRuntime
import EarshotSwiftSemantics

/// How texts are made from other values.
extension Natives {
  mutating func addTextMaking() {
    addStrings()
    addDescriptions()
    addSubstrings()
  }

  private mutating func addStrings() {
    self["String.init()"] = { _, _ in .text("") }
    self["String.init(_: Character)"] = { arguments, _ in arguments[1] }
    self["String.init(_: Unicode.Scalar)"] = { arguments, _ in .character(Character(try arguments[1].scalar))
    }
    self["String.init(_: Substring)"] = { arguments, _ in .text(try arguments[1].string) }
    self["String.init(_: String.UnicodeScalarView)"] = { arguments, _ in
      .text(String(try arguments[1].hosted(String.UnicodeScalarView.self)))
    }
    self["String.init(_: String.UTF8View)"] = { arguments, _ in
      .text(String(try arguments[1].hosted(String.UTF8View.self)))
    }
    self["String.init(_: String.UTF16View)"] = { arguments, _ in
      .text(String(try arguments[1].hosted(String.UTF16View.self)))
    }
    self["String.init(_: Substring.UnicodeScalarView)"] = { arguments, _ in
      .text(String(try arguments[1].hosted(Substring.UnicodeScalarView.self)))
    }
    self["String.init(_: Substring.UTF8View)"] = { arguments, _ in
      .init(optional: String(try arguments[1].hosted(Substring.UTF8View.self)).map { .text($0) })
    }
    self["String.init(_: Substring.UTF16View)"] = { arguments, _ in
      .init(optional: String(try arguments[1].hosted(Substring.UTF16View.self)).map { .text($0) })
    }
    for element in ["String", "Character"] {
      self["String.init(repeating: \(element), count: Int)"] = { arguments, call in
        let count = try arguments[2].int
        guard count >= 0 else { throw Interruption.trap("Fatal error: Negative count not allowed") }
        let text = try arguments[1].string
        let (size, isTooMuch) = text.utf8.count.multipliedReportingOverflow(by: count)
        try call.machine.check(size: isTooMuch ? .max : size)
        return .text(String(repeating: text, count: count))
      }
    }
    self["String.init(_: S)"] = { arguments, call in .text(try call.characters(of: arguments[1], "S")) }
    self["Character.init(_: Unicode.Scalar)"] = { arguments, _ in
      .character(Character(try arguments[1].scalar))
    }
    self["Character.init(_: String)"] = { arguments, _ in
      let text = try arguments[1].string
      guard text.count == 1 else {
        throw Interruption.trap(
          text.isEmpty
            ? "Fatal error: Can't form a Character from an empty String"
            : "Fatal error: Can't form a Character from a String containing more than one extended grapheme cluster"
        )
      }
      return .text(text)
    }
  }

  private mutating func addDescriptions() {
    self["String.init(_: T)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("T")))
    }
    self["String.init(describing:)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("Subject")))
    }
    self["String.init(reflecting:)"] = { arguments, call in
      .text(try call.machine.describe(arguments[1], call.type("Subject"), isDebug: true))
    }
    self["String.init(_:radix:uppercase:)"] = { arguments, call in
      let (radix, isUpper) = (try arguments[2].int, try arguments[3].bool)
      guard (2...36).contains(radix) else {
        throw Interruption.trap("Fatal error: Radix must be between 2 and 36")
      }
      let type = try call.type("T")
      if case .host(let host) = arguments[1], let number = host.value as? UInt128 {
        return .text(String(number, radix: radix, uppercase: isUpper))
      }
      guard let number = try NumberKind.required(type).integer(arguments[1]) else {
        throw Interruption.unknown("the digits of a value of \(type)")
      }
      return .text(String(number, radix: radix, uppercase: isUpper))
    }
  }

  private mutating func addSubstrings() {
    self["Substring.init()"] = { _, _ in .host(Substring()) }
    self["Substring.init(_: String)"] = { arguments, _ in .host(try arguments[1].substring) }
    self["Substring.init(_: S)"] = { arguments, call in
      .host(Substring(try call.characters(of: arguments[1], "S")))
    }
    self["Substring.init(_: Substring.UTF8View)"] = { arguments, _ in
      .host(Substring(try arguments[1].hosted(Substring.UTF8View.self)))
    }
    self["Substring.init(_: Substring.UTF16View)"] = { arguments, _ in
      .host(Substring(try arguments[1].hosted(Substring.UTF16View.self)))
    }
    self["Substring.init(_: Substring.UnicodeScalarView)"] = { arguments, _ in
      .host(Substring(try arguments[1].hosted(Substring.UnicodeScalarView.self)))
    }
  }
}
