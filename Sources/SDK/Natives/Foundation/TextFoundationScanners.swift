import EarshotSwiftRuntime
import Foundation

/// What `Scanner` does. It is the host's object.
extension Natives {
  mutating func addScanners() {
    self["Scanner.init(string:)"] = { arguments, _ in .host(Scanner(string: try arguments[1].string)) }
    self["Scanner.string"] = { arguments, _ in .text(try arguments[0].scanner.string) }
    self["Scanner.isAtEnd"] = { arguments, _ in .boolean(try arguments[0].scanner.isAtEnd) }
    addScannerSettings()
    addScannerNumbers()
    addScannerTexts()
  }

  private mutating func addScannerSettings() {
    self["Scanner.currentIndex"] = { arguments, _ in .place(try arguments[0].scanner.currentIndex) }
    self["Scanner.currentIndex="] = { arguments, _ in
      try arguments[0].scanner.currentIndex = try arguments[1].place
      return .void
    }
    self["Scanner.charactersToBeSkipped"] = { arguments, _ in
      .init(optional: try arguments[0].scanner.charactersToBeSkipped.map { .host($0) })
    }
    self["Scanner.charactersToBeSkipped="] = { arguments, _ in
      try arguments[0].scanner.charactersToBeSkipped = try arguments[1].unwrapped.map { try $0.characterSet }
      return .void
    }
    self["Scanner.caseSensitive"] = { arguments, _ in .boolean(try arguments[0].scanner.caseSensitive) }
    self["Scanner.caseSensitive="] = { arguments, _ in
      try arguments[0].scanner.caseSensitive = try arguments[1].bool
      return .void
    }
    self["Scanner.locale="] = { arguments, _ in
      try arguments[0].scanner.locale = try arguments[1].unwrapped.map { try $0.content.hosted(Locale.self) }
      return .void
    }
  }

  private mutating func addScannerNumbers() {
    func representation(_ value: RuntimeValue) throws -> Scanner.NumberRepresentation {
      guard case .enumCase(let index, _) = value else { throw Interruption.unknown("a number's notation") }
      return index == 0 ? .decimal : .hexadecimal
    }
    let integers: [(String, (Scanner, Scanner.NumberRepresentation) -> Int?)] = [
      ("scanInt", { $0.scanInt(representation: $1) }),
      ("scanInt32", { $0.scanInt32(representation: $1).map { Int($0) } }),
      ("scanInt64", { $0.scanInt64(representation: $1).map { Int($0) } }),
      ("scanUInt64", { $0.scanUInt64(representation: $1).map { Int(truncatingIfNeeded: $0) } }),
    ]
    for (name, scan) in integers {
      self["Scanner.\(name)(representation:)"] = { arguments, _ in
        .init(optional: scan(try arguments[0].scanner, try representation(arguments[1])).map { .integer($0) })
      }
    }
    self["Scanner.scanDouble(representation:)"] = { arguments, _ in
      let number = try arguments[0].scanner.scanDouble(representation: representation(arguments[1]))
      return .init(optional: number.map { .floating($0) })
    }
    self["Scanner.scanFloat(representation:)"] = { arguments, _ in
      let number = try arguments[0].scanner.scanFloat(representation: representation(arguments[1]))
      return .init(optional: number.map { .floating(Double($0)) })
    }
    self["Scanner.scanDecimal()"] = { arguments, _ in
      .init(optional: try arguments[0].scanner.scanDecimal().map { .host($0) })
    }
  }

  private mutating func addScannerTexts() {
    for name in ["scanCharacters(from:)", "scanCharactersFromSet(_:)"] {
      self["Scanner.\(name)"] = { arguments, _ in
        .init(
          optional: try arguments[0].scanner.scanCharacters(from: arguments[1].characterSet).map { .text($0) }
        )
      }
    }
    for name in ["scanUpToCharacters(from:)", "scanUpToCharactersFromSet(_:)"] {
      self["Scanner.\(name)"] = { arguments, _ in
        .init(
          optional: try arguments[0].scanner.scanUpToCharacters(from: arguments[1].characterSet).map {
            .text($0)
          })
      }
    }
    self["Scanner.scanString(_:)"] = { arguments, _ in
      .init(optional: try arguments[0].scanner.scanString(arguments[1].string).map { .text($0) })
    }
    self["Scanner.scanUpToString(_:)"] = { arguments, _ in
      .init(optional: try arguments[0].scanner.scanUpToString(arguments[1].string).map { .text($0) })
    }
    self["Scanner.scanCharacter()"] = { arguments, _ in
      .init(optional: try arguments[0].scanner.scanCharacter().map { .character($0) })
    }
  }
}

extension RuntimeValue {
  fileprivate var scanner: Scanner {
    get throws { try hosted() }
  }
}
