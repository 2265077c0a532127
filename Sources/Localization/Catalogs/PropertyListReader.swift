/// A property list: as much of it as texts need.
indirect enum PropertyList: Sendable {
  struct Member: Sendable {
    var key: String
    /// The byte at which the key's element begins.
    var offset: Int
    var value: PropertyList
  }

  case dictionary([Member])
  case array([PropertyList])
  case text(String)
  /// A number, as it is written.
  case number(String)
  case truth(Bool)
  /// Dates and data: nothing that a text is made of.
  case other
}

/// Reads a property list in XML: its dozen elements, the five entities of XML and character
/// references. A document type is passed over and no entity is ever declared, so that nothing
/// can expand.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Containers that may be open at once.
  private static let nesting = 64

  static func looksLikeXML(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// - Parameter bytes: UTF-8.
  static func read(_ bytes: [UInt8]) throws(CatalogFault) -> PropertyList {
    var reader = PropertyListReader(bytes: bytes)
    guard var tag = try reader.nextTag() else {
      throw CatalogFault(bytes.count, "no property list: there is no element")
    }
    if tag.name == "plist", !tag.isEmpty {
      guard let inner = try reader.nextTag(), !inner.isEnd else {
        throw CatalogFault(tag.offset, "the property list is empty")
      }
      tag = inner
    }
    return try reader.value(tag, depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private struct Tag {
    var name: String
    var isEnd: Bool
    /// `<true/>`
    var isEmpty: Bool
    var offset: Int
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(CatalogFault) -> PropertyList {
    guard depth < PropertyListReader.nesting else {
      throw CatalogFault(tag.offset, "nested deeper than \(PropertyListReader.nesting) levels")
    }
    if tag.isEnd { throw CatalogFault(tag.offset, "</\(tag.name)> closes nothing here") }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([]) : .dictionary(try members(of: tag, depth: depth))
    case "array": return tag.isEmpty ? .array([]) : .array(try elements(of: tag, depth: depth))
    case "string", "key": return .text(tag.isEmpty ? "" : try text(of: tag))
    case "integer", "real": return .number(tag.isEmpty ? "0" : try text(of: tag))
    default:
      if !tag.isEmpty { _ = try text(of: tag) }
      return tag.name == "true" ? .truth(true) : tag.name == "false" ? .truth(false) : .other
    }
  }

  private mutating func members(
    of dictionary: Tag, depth: Int
  ) throws(CatalogFault) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while let tag = try nextTag() {
      if tag.isEnd, tag.name == "dict" { return members }
      guard !tag.isEnd, tag.name == "key" else {
        throw CatalogFault(tag.offset, "a <key> is missing before this element")
      }
      let key = tag.isEmpty ? "" : try text(of: tag)
      guard let next = try nextTag() else { break }
      members.append(
        PropertyList.Member(key: key, offset: tag.offset, value: try value(next, depth: depth + 1)))
    }
    throw CatalogFault(dictionary.offset, "the <dict> that opens here is never closed")
  }

  private mutating func elements(of array: Tag, depth: Int) throws(CatalogFault) -> [PropertyList] {
    var elements: [PropertyList] = []
    while let tag = try nextTag() {
      if tag.isEnd, tag.name == "array" { return elements }
      elements.append(try value(tag, depth: depth + 1))
    }
    throw CatalogFault(array.offset, "the <array> that opens here is never closed")
  }

  // MARK: Markup

  /// The next element's tag; what is no element between is passed over.
  private mutating func nextTag() throws(CatalogFault) -> Tag? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(CatalogFault) -> Tag {
    let start = index
    index += 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let nameStart = index
    while index < bytes.count, PropertyListReader.isName(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < bytes.count, !name.isEmpty else {
      throw CatalogFault(start, "the tag that begins here has no end")
    }
    let isEmpty = bytes[index - 1] == UInt8(ascii: "/") && !isEnd
    index += 1
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, offset: start)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private mutating func skip(past end: StaticString) throws(CatalogFault) {
    let start = index
    while index < bytes.count {
      if starts(with: end) {
        index += end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw CatalogFault(start, "what begins here has no end")
  }

  /// `<!DOCTYPE …>`, also with declarations in brackets inside.
  private mutating func skipDeclaration() throws(CatalogFault) {
    let start = index
    var brackets = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "[") { brackets += 1 }
      if byte == UInt8(ascii: "]") { brackets -= 1 }
      if byte == UInt8(ascii: ">"), brackets <= 0 { return }
    }
    throw CatalogFault(start, "the declaration that begins here has no end")
  }

  // MARK: Text

  /// The characters up to the element's end tag, which is passed.
  private mutating func text(of tag: Tag) throws(CatalogFault) -> String {
    var content: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&") {
        try reference(into: &content)
      } else if byte != UInt8(ascii: "<") {
        content.append(byte)
        index += 1
      } else if starts(with: "<![CDATA[") {
        let start = index + 9
        try skip(past: "]]>")
        content += bytes[start..<max(start, index - 3)]
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else {
        let end = try self.tag()
        guard end.isEnd, end.name == tag.name else {
          throw CatalogFault(end.offset, "</\(tag.name)> is missing here")
        }
        return String(decoding: content, as: UTF8.self)
      }
    }
    throw CatalogFault(tag.offset, "the <\(tag.name)> that opens here is never closed")
  }

  private static let entities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// `&amp;`, `&#10;`, `&#x2026;`
  private mutating func reference(into content: inout [UInt8]) throws(CatalogFault) {
    let start = index
    let limit = min(bytes.count, start + 12)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw CatalogFault(start, "\"&\" begins a reference that has no end")
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    index = end + 1
    if let byte = PropertyListReader.entities[name] {
      content.append(byte)
    } else if let scalar = PropertyListReader.scalar(name) {
      content += Array(String(scalar).utf8)
    } else {
      throw CatalogFault(start, "\"&\(name);\" is no entity of a property list")
    }
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }
}
