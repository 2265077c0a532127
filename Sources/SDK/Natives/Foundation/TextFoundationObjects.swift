import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

/// What `NSString` and `NSMutableString` do. One that never changes is kept as a text, as it is a `String`
/// wherever code asks for one; the other is the host's object.
extension Natives {
  mutating func addObjectTexts() {
    addObjectTextMaking()
    addObjectTextProperties()
    addObjectTextPaths()
    addObjectTextParts()
    addObjectTextSearches()
    addObjectTextReplacing()
    addObjectTextComparisons()
    addMutableTexts()
  }

  private mutating func addObjectTextMaking() {
    literal("NSString") { text, _, _ in
      guard case .text(let value) = text else { throw Interruption.unknown("a text from another literal") }
      return .text(value)
    }
    literal("NSMutableString") { text, _, _ in
      guard case .text(let value) = text else { throw Interruption.unknown("a text from another literal") }
      return .host(NSMutableString(string: value))
    }
    self["NSString.init()"] = { _, _ in .text("") }
    self["NSString.init(string:)"] = { arguments, _ in .text(try arguments[1].string) }
    self["NSString.init(stringLiteral:)"] = { arguments, _ in .text(try arguments[1].string) }
    self["String.init(_: NSString)"] = { arguments, _ in .text(try arguments[1].objectText) }
    self["NSString.copy()"] = { arguments, call in
      .existential(
        ExistentialValue(
          type: try LibraryTypes(call.machine).named("NSString"), value: .text(try arguments[0].objectText)))
    }
    self["NSString.mutableCopy()"] = { arguments, call in
      .existential(
        ExistentialValue(
          type: try LibraryTypes(call.machine).named("NSMutableString"),
          value: .host(NSMutableString(string: try arguments[0].objectText))))
    }
  }

  private mutating func addObjectTextProperties() {
    let texts: [(String, (String) -> String)] = [
      ("description", { $0 }), ("debugDescription", { $0 }), ("uppercased", { $0.uppercased() }),
      ("lowercased", { $0.lowercased() }), ("capitalized", \.capitalized),
      ("localizedUppercase", \.localizedUppercase), ("localizedLowercase", \.localizedLowercase),
      ("localizedCapitalized", \.localizedCapitalized),
      ("decomposedStringWithCanonicalMapping", \.decomposedStringWithCanonicalMapping),
      ("precomposedStringWithCanonicalMapping", \.precomposedStringWithCanonicalMapping),
      ("decomposedStringWithCompatibilityMapping", \.decomposedStringWithCompatibilityMapping),
      ("precomposedStringWithCompatibilityMapping", \.precomposedStringWithCompatibilityMapping),
    ]
    for (name, read) in texts {
      self["NSString.\(name)"] = { arguments, _ in .text(read(try arguments[0].objectText)) }
    }
    let integers: [(String, (NSString) -> Int)] = [
      ("length", \.length), ("hash", \.hash), ("intValue", { Int($0.intValue) }),
      ("integerValue", \.integerValue),
      ("longLongValue", { Int($0.longLongValue) }),
    ]
    for (name, read) in integers {
      self["NSString.\(name)"] = { arguments, _ in .integer(read(try arguments[0].nsString)) }
    }
    self["NSString.doubleValue"] = { arguments, _ in .floating(try arguments[0].nsString.doubleValue) }
    self["NSString.floatValue"] = { arguments, _ in .floating(Double(try arguments[0].nsString.floatValue)) }
    self["NSString.boolValue"] = { arguments, _ in .boolean(try arguments[0].nsString.boolValue) }
    self["NSString.removingPercentEncoding"] = { arguments, _ in
      .init(optional: try arguments[0].objectText.removingPercentEncoding.map { .text($0) })
    }
    self["NSString.addingPercentEncoding(withAllowedCharacters:)"] = { arguments, _ in
      let text = try arguments[0].objectText.addingPercentEncoding(
        withAllowedCharacters: arguments[1].characterSet)
      return .init(optional: text.map { .text($0) })
    }
  }

  private mutating func addObjectTextPaths() {
    let texts: [(String, (NSString) -> String)] = [
      ("lastPathComponent", \.lastPathComponent), ("deletingLastPathComponent", \.deletingLastPathComponent),
      ("pathExtension", \.pathExtension), ("deletingPathExtension", \.deletingPathExtension),
      ("standardizingPath", \.standardizingPath),
    ]
    for (name, read) in texts {
      self["NSString.\(name)"] = { arguments, _ in .text(read(try arguments[0].nsString)) }
    }
    self["NSString.isAbsolutePath"] = { arguments, _ in .boolean(try arguments[0].nsString.isAbsolutePath) }
    self["NSString.pathComponents"] = { arguments, _ in .texts(try arguments[0].nsString.pathComponents) }
    self["NSString.path(withComponents:)"] = { arguments, _ in
      .text(NSString.path(withComponents: try arguments[1].list.map { try $0.string }))
    }
    self["NSString.appendingPathComponent(_:)"] = { arguments, _ in
      .text(try arguments[0].nsString.appendingPathComponent(arguments[1].string))
    }
    self["NSString.appendingPathExtension(_:)"] = { arguments, _ in
      .init(optional: try arguments[0].nsString.appendingPathExtension(arguments[1].string).map { .text($0) })
    }
    self["NSString.stringsByAppendingPaths(_:)"] = { arguments, _ in
      .texts(try arguments[0].nsString.stringsByAppendingPaths(arguments[1].list.map { try $0.string }))
    }
  }

  private mutating func addObjectTextParts() {
    self["NSString.character(at:)"] = { arguments, _ in
      let (text, index) = (try arguments[0].nsString, try arguments[1].int)
      guard (0..<text.length).contains(index) else {
        throw Interruption.trap("Fatal error: Index out of range")
      }
      return .integer(Int(text.character(at: index)))
    }
    self["NSString.substring(from:)"] = { arguments, _ in
      let text = try arguments[0].nsString
      let index = try arguments[1].int
      try Trap.unless((0...text.length).contains(index), "Index out of range")
      return .text(text.substring(from: index))
    }
    self["NSString.substring(to:)"] = { arguments, _ in
      let text = try arguments[0].nsString
      return .text(text.substring(with: try text.checked(NSRange(location: 0, length: try arguments[1].int))))
    }
    self["NSString.substring(with:)"] = { arguments, _ in
      let text = try arguments[0].nsString
      return .text(text.substring(with: try text.checked(arguments[1].hosted())))
    }
    self["NSString.components(separatedBy: String)"] = { arguments, _ in
      .texts(try arguments[0].objectText.components(separatedBy: arguments[1].string))
    }
    self["NSString.components(separatedBy: CharacterSet)"] = { arguments, _ in
      .texts(try arguments[0].objectText.components(separatedBy: arguments[1].characterSet))
    }
    self["NSString.trimmingCharacters(in:)"] = { arguments, _ in
      .text(try arguments[0].objectText.trimmingCharacters(in: arguments[1].characterSet))
    }
    self["NSString.appending(_:)"] = { arguments, _ in
      .text(try arguments[0].objectText.joined(with: arguments[1].string))
    }
    for name in ["lineRange", "paragraphRange"] {
      self["NSString.\(name)(for:)"] = { arguments, _ in
        let text = try arguments[0].nsString
        let range = try text.checked(arguments[1].hosted())
        return .host(name == "lineRange" ? text.lineRange(for: range) : text.paragraphRange(for: range))
      }
    }
  }

  private mutating func addObjectTextSearches() {
    for labels in ["_:", "_:options:", "_:options:range:", "_:options:range:locale:"] {
      let places = labels.replacing("_", with: "of")
      self["NSString.range(\(places))"] = { arguments, call in
        let text = try arguments[0].nsString
        let options = arguments.count > 2 ? try arguments[2].compareOptions : []
        let range = try arguments.count > 3 ? text.checked(arguments[3].hosted()) : text.all
        let part = try arguments[1].string
        try call.checkSearch(of: part, in: text.substring(with: range), options, isFirst: true)
        return .host(text.range(of: part, options: options, range: range))
      }
      let characters = labels.replacing("_", with: "from")
      self["NSString.rangeOfCharacter(\(characters))"] = { arguments, _ in
        let text = try arguments[0].nsString
        let options = arguments.count > 2 ? try arguments[2].compareOptions : []
        let range = try arguments.count > 3 ? text.checked(arguments[3].hosted()) : text.all
        return .host(
          text.rangeOfCharacter(from: try arguments[1].characterSet, options: options, range: range))
      }
      self["NSString.compare(\(labels))"] = { arguments, _ in
        let text = try arguments[0].nsString
        let options = arguments.count > 2 ? try arguments[2].compareOptions : []
        let range = try arguments.count > 3 ? text.checked(arguments[3].hosted()) : text.all
        return .comparison(text.compare(try arguments[1].objectText, options: options, range: range))
      }
    }
  }

  private mutating func addObjectTextReplacing() {
    self["NSString.replacingCharacters(in:with:)"] = { arguments, _ in
      let text = try arguments[0].nsString
      return .text(
        text.replacingCharacters(in: try text.checked(arguments[1].hosted()), with: try arguments[2].string))
    }
    self["NSString.replacingOccurrences(of:with:)"] = { arguments, call in
      let (text, part) = (try arguments[0].objectText, try arguments[1].string)
      try call.checkSearch(of: part, in: text, [], isFirst: false)
      return try .grown(text.replacingOccurrences(of: part, with: arguments[2].string))
    }
    self["NSString.replacingOccurrences(of:with:options:range:)"] = { arguments, call in
      let text = try arguments[0].nsString
      let range = try text.checked(arguments[4].hosted())
      let (part, options) = (try arguments[1].string, try arguments[3].compareOptions)
      try call.checkSearch(of: part, in: text.substring(with: range), options, isFirst: false)
      return try .grown(
        text.replacingOccurrences(of: part, with: try arguments[2].string, options: options, range: range))
    }
    self["NSString.padding(toLength:withPad:startingAt:)"] =
      self["StringProtocol.padding(toLength:withPad:startingAt:)"]
  }

  private mutating func addObjectTextComparisons() {
    self["NSString.isEqual(to:)"] = { arguments, _ in
      .boolean(try arguments[0].nsString.isEqual(to: arguments[1].objectText))
    }
    self["NSString.isEqual(_:)"] = { arguments, _ in
      let other = try? arguments[1].unwrapped?.content.objectText
      return .boolean(try other == arguments[0].objectText)
    }
    self["NSString.hasPrefix(_:)"] = { arguments, _ in
      .boolean(try arguments[0].objectText.hasPrefix(arguments[1].objectText))
    }
    self["NSString.hasSuffix(_:)"] = { arguments, _ in
      .boolean(try arguments[0].objectText.hasSuffix(arguments[1].objectText))
    }
    quick("NSString.<(_:_:)") { .boolean(try $0.nsString.compare($1.objectText) == .orderedAscending) }
    quick("NSString.==(_:_:)") { .boolean(try $0.objectText == (try $1.objectText)) }
    self["NSString.hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].objectText)
      return .void
    }
  }

  private mutating func addMutableTexts() {
    self["NSMutableString.init(string:)"] = { arguments, _ in
      .host(NSMutableString(string: try arguments[1].string))
    }
    self["NSMutableString.init(capacity:)"] = { _, _ in .host(NSMutableString(string: "")) }
    self["NSMutableString.init()"] = { _, _ in .host(NSMutableString(string: "")) }
    self["NSMutableString.append(_:)"] = { arguments, _ in
      let (text, added) = (try arguments[0].hosted(NSMutableString.self), try arguments[1].string)
      try String.check(size: text.length + added.utf16.count)
      text.append(added)
      return .void
    }
    self["NSMutableString.setString(_:)"] = { arguments, _ in
      try arguments[0].hosted(NSMutableString.self).setString(arguments[1].string)
      return .void
    }
    self["NSMutableString.insert(_:at:)"] = { arguments, _ in
      let text = try arguments[0].hosted(NSMutableString.self)
      let range = try text.checked(NSRange(location: arguments[2].int, length: 0))
      let added = try arguments[1].string
      try String.check(size: text.length + added.utf16.count)
      text.insert(added, at: range.location)
      return .void
    }
    self["NSMutableString.deleteCharacters(in:)"] = { arguments, _ in
      let text = try arguments[0].hosted(NSMutableString.self)
      text.deleteCharacters(in: try text.checked(arguments[1].hosted()))
      return .void
    }
    self["NSMutableString.replaceCharacters(in:with:)"] = { arguments, _ in
      let text = try arguments[0].hosted(NSMutableString.self)
      text.replaceCharacters(in: try text.checked(arguments[1].hosted()), with: try arguments[2].string)
      return .void
    }
    self["NSMutableString.replaceOccurrences(of:with:options:range:)"] = { arguments, call in
      let text = try arguments[0].hosted(NSMutableString.self)
      let range = try text.checked(arguments[4].hosted())
      let (part, options) = (try arguments[1].string, try arguments[3].compareOptions)
      try call.checkSearch(of: part, in: text.substring(with: range), options, isFirst: false)
      return .integer(
        text.replaceOccurrences(of: part, with: try arguments[2].string, options: options, range: range))
    }
  }

  mutating func addTextTransforms() {
    for owner in ["StringProtocol", "NSString"] {
      self["\(owner).applyingTransform(_:reverse:)"] = { arguments, _ in
        guard let name = try arguments[1].fields.first?.string else {
          throw Interruption.unknown("a transform")
        }
        let transform = StringTransform(rawValue: name)
        let text = try arguments[0].objectText.applyingTransform(transform, reverse: arguments[2].bool)
        return .init(optional: text.map { .text($0) })
      }
    }
  }
}

extension RuntimeValue {
  /// The text of a `String`, an `NSString` or an `NSMutableString`.
  var objectText: String {
    get throws {
      if case .host(let host) = content, let text = host.value as? NSString { return text.description }
      return try content.string
    }
  }

  var nsString: NSString {
    get throws {
      if case .host(let host) = content, let text = host.value as? NSString { return text }
      return NSString(string: try content.string)
    }
  }
}

extension NSString {
  var all: NSRange { NSRange(location: 0, length: length) }

  /// The range, where this text has it.
  func checked(_ range: NSRange) throws -> NSRange {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else {
      throw Interruption.trap("Fatal error: a range that a text of length \(length) doesn't have: \(range)")
    }
    return range
  }
}
