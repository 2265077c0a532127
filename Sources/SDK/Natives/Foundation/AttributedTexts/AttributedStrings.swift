import EarshotSwiftRuntime
import EarshotSwiftSemantics
import Foundation

extension AttributedString: HostBoxed {
  func runtime(_ machine: Machine) throws -> RuntimeValue {
    try String.check(size: utf8.count)
    return .host(self)
  }
}

extension AttributedString: SizedValue {
  /// It takes several times what its text takes.
  package var heldBytes: Int { utf8.count * 8 }
}

extension AttributedString.Index: HostBoxed {}
extension AttributedSubstring: HostBoxed {}
extension DiscontiguousAttributedSubstring: HostBoxed {}

/// Attributed texts: Foundation's own, with the attributes of the running program among its own.
extension Natives {
  mutating func addAttributedTexts() {
    value("AttributedString", AttributedString.self)
    value("AttributedSubstring", AttributedSubstring.self)
    value("AttributedString.Index", AttributedString.Index.self)
    addAttributedStringMaking()
    addAttributedStringChanges()
    addAttributedTextMembers()
    addAttributedPositions()
    addAttributedParts()
    addAttributes("AttributedString", AttributedString.self)
    addAttributes("AttributedSubstring", AttributedSubstring.self)
    addAttributeChanges("AttributedString", AttributedString.self)
    addAttributeChanges("AttributedSubstring", AttributedSubstring.self)
    addAttributedViews()
    addAttributedRuns()
    addAttributeContainers()
    addAttributedStyles()
    addAttributedObjects()
  }

  private mutating func addAttributedStringMaking() {
    make("AttributedString.init()") { AttributedString() }
    make("AttributedString.init(stringLiteral:)") { (text: String) in AttributedString(text) }
    make("AttributedString.init(_: String, attributes: AttributeContainer)") {
      (text: String, attributes: AttributeContainer) in AttributedString(text, attributes: attributes)
    }
    self["AttributedString.init(_: Substring, attributes: AttributeContainer)"] = { arguments, _ in
      .host(
        AttributedString(
          try arguments[1].substring, attributes: try AttributeContainer.host(arguments[2])))
    }
    self["AttributedString.init(_: S, attributes: AttributeContainer)"] = { arguments, call in
      let characters = try call.machine.elements(of: arguments[1], call.type("S"))
      return .host(
        AttributedString(
          try characters.map { try Character.host($0) },
          attributes: try AttributeContainer.host(arguments[2])))
    }
    self["AttributedString.init(_: AttributedSubstring)"] = { arguments, _ in
      .host(AttributedString(try AttributedSubstring.host(arguments[1])))
    }
    self["AttributedString.init(_: DiscontiguousAttributedSubstring)"] = { arguments, _ in
      .host(AttributedString(try DiscontiguousAttributedSubstring.host(arguments[1])))
    }
    make("AttributedSubstring.init()") { AttributedSubstring() }
    property("AttributedSubstring.base", \AttributedSubstring.base)
  }

  private mutating func addAttributedStringChanges() {
    self["AttributedString.append(_:)"] = { arguments, _ in
      try arguments.changeAttributed(0, with: arguments[1]) { $0.append($1) }
    }
    self["AttributedString.insert(_:at:)"] = { arguments, _ in
      let place = try AttributedString.Index.host(arguments[2])
      return try arguments.changeAttributed(0, with: arguments[1]) {
        $0.insert($1, at: try $0.checked(place))
      }
    }
    for other in ["some AttributedStringProtocol", "AttributedString"] {
      self["AttributedString.+(_: AttributedString, _: \(other))"] = { arguments, call in
        var all: ContiguousArray = [arguments[1]]
        _ = try all.changeAttributed(0, with: arguments[2]) { $0 += $1 }
        return all[0]
      }
      self["AttributedString.+=(_: inout AttributedString, _: \(other))"] = { arguments, _ in
        try arguments.changeAttributed(1, with: arguments[2]) { $0 += $1 }
      }
    }
    self["AttributedString._replace(_:with:)"] = { arguments, _ in
      let range = try Range<AttributedString.Index>.host(arguments[1])
      return try arguments.changeAttributed(0, with: arguments[2]) {
        $0.replaceSubrange(try $0.checked(range), with: $1)
      }
    }
  }

  private mutating func addAttributedTextMembers() {
    let owner = "AttributedStringProtocol"
    func method(_ name: String, _ body: @escaping (AttributedString, AttributeContainer) -> AttributedString)
    {
      self["\(owner).\(name)"] = { arguments, _ in
        .host(body(try arguments[0].attributedString, try AttributeContainer.host(arguments[1])))
      }
    }
    method("settingAttributes(_:)") { $0.settingAttributes($1) }
    self["\(owner).mergingAttributes(_:mergePolicy:)"] = { arguments, _ in
      .host(
        try arguments[0].attributedString.mergingAttributes(
          .host(arguments[1]), mergePolicy: .host(arguments[2])))
    }
    self["\(owner).replacingAttributes(_:with:)"] = { arguments, _ in
      .host(
        try arguments[0].attributedString.replacingAttributes(
          .host(arguments[1]), with: .host(arguments[2])))
    }
    self["\(owner).description"] = { arguments, _ in .text(try arguments[0].attributedText.description) }
    self["\(owner).hash(into:)"] = { arguments, _ in
      (try arguments[1].hosted(HasherBox.self)).hasher.combine(try arguments[0].attributedString)
      return .void
    }
    self["\(owner).==(_:_:)"] = { arguments, _ in
      .boolean(try arguments[1].attributedString == arguments[2].attributedString)
    }
    self["\(owner).range(of:options:locale:)"] = { arguments, call in
      let (part, options) = (try arguments[1].string, try arguments[2].compareOptions)
      let text = try arguments[0].attributedText
      try call.checkSearch(of: part, in: String(text.characters), options, isFirst: true)
      let range = text.range(of: part, options: options, locale: try arguments[3].optionalLocale)
      return RuntimeValue(optional: try range.map { try $0.runtime(call.machine) })
    }
  }

  /// A part of a text, and what is put in its place. The declarations know its range.
  private mutating func addAttributedParts() {
    for owner in ["AttributedString", "AttributedSubstring"] {
      self["\(owner)._part(_:)"] = { arguments, _ in
        let range = try Range<AttributedString.Index>.host(arguments[1])
        let text = try arguments[0].attributedText
        guard text.startIndex <= range.lowerBound, range.upperBound <= text.endIndex else {
          throw Interruption.trap("Fatal error: Attempted to access an attributed text beyond its bounds")
        }
        return .host(text[range])
      }
    }
    self["AttributedString._setPart(_:_:)"] = { arguments, _ in
      var text = try AttributedString.host(arguments[0])
      let range = try text.checked(Range<AttributedString.Index>.host(arguments[1]))
      text[range] = try AttributedSubstring.host(arguments[2])
      arguments[0] = .host(text)
      return .void
    }
  }
}

extension RuntimeValue {
  /// A whole attributed text or a part of one.
  var attributedText: any AttributedStringProtocol {
    get throws { try content.hosted((any AttributedStringProtocol).self) }
  }

  var attributedString: AttributedString {
    get throws {
      let text = try attributedText
      return (text as? AttributedString) ?? AttributedString(text[text.startIndex..<text.endIndex])
    }
  }
}

extension AttributedStringProtocol {
  /// An index that is in the text; Foundation stops the process where one isn't.
  func checked(_ index: AttributedString.Index) throws -> AttributedString.Index {
    guard startIndex <= index, index <= endIndex else {
      throw Interruption.trap("Fatal error: Attributed text index is out of bounds")
    }
    return index
  }

  func checked(_ range: Range<AttributedString.Index>) throws -> Range<AttributedString.Index> {
    _ = try checked(range.lowerBound)
    _ = try checked(range.upperBound)
    return range
  }
}

extension ContiguousArray<RuntimeValue> {
  /// Changes the attributed text that an argument is by another one, in its place.
  fileprivate mutating func changeAttributed(
    _ index: Int, with other: RuntimeValue, _ body: (inout AttributedString, AttributedString) throws -> Void
  ) throws -> RuntimeValue {
    let added = try other.attributedString
    var text = try self[index].attributedString
    try String.check(size: text.utf8.count + added.utf8.count)
    self[index] = .unset
    defer { self[index] = .host(text) }
    try body(&text, added)
    return .void
  }
}
