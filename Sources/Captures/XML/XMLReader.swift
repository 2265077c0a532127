import CExpat
import EarshotVocabulary

/// Reads XML into a tape, event by event: one pass, a stated depth, no entities of its own.
enum XMLReader {
  /// Bytes that are handed to the library at a time.
  private static let portion = 1 << 20

  /// - Parameters:
  ///   - start: the byte at which the XML begins; what is before it is a log.
  ///   - limit: elements that there may be in all.
  static func read(_ input: CaptureInput, limit: Int) throws(InputError) -> XMLTape {
    let before = input.location(ofByte: input.start)
    let events = XMLEvents(
      tape: XMLTape(file: input.file), nesting: input.bounds.nesting, limit: limit,
      firstLine: before.line, firstColumn: before.column)
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw input.fault(before, "there is no memory left to read the XML")
    }
    defer { XML_ParserFree(parser) }
    events.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(events).toOpaque())
    XML_SetElementHandler(parser, startElement, endElement)
    XML_SetCharacterDataHandler(parser, characterData)
    XML_SetDoctypeDeclHandler(parser, startDoctype, nil)
    XML_SetEntityDeclHandler(parser, entityDeclaration)
    feed(input, parser)
    if let fault = events.fault { throw input.fault(fault.location, fault.message) }
    let code = XML_GetErrorCode(parser)
    guard code != XML_ERROR_NONE else { return events.tape }
    let place = events.place
    let isJunk = code == XML_ERROR_SYNTAX || code == XML_ERROR_INVALID_TOKEN
    if code == XML_ERROR_JUNK_AFTER_DOC_ELEMENT || (events.isComplete && isJunk) {
      events.tape.trailing = place
      return events.tape
    }
    if code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
      || code == XML_ERROR_UNCLOSED_CDATA_SECTION || code == XML_ERROR_PARTIAL_CHAR
    {
      throw input.fault(place, truncation(events))
    }
    let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "it is not well formed"
    throw input.fault(place, "this is not XML: \(reason)")
  }

  private static func feed(_ input: CaptureInput, _ parser: XML_Parser) {
    input.bytes.withUnsafeBytes { bytes in
      var position = input.start
      while position < bytes.count {
        let length = min(portion, bytes.count - position)
        let isLast = position + length == bytes.count
        let start = bytes.baseAddress?.advanced(by: position).assumingMemoryBound(to: CChar.self)
        guard XML_Parse(parser, start, Int32(length), isLast ? 1 : 0) == XML_STATUS_OK else {
          return
        }
        position += length
      }
    }
  }

  private static func truncation(_ events: XMLEvents) -> String {
    guard let open = events.open.last else { return "there is no XML element in the text" }
    let name = events.tape.name(open)
    let line = events.tape.elements[open].line
    return "the capture is cut off: it ends before <\(shortened(name))> of line \(line) is closed"
  }

  // MARK: Events

  private static func events(_ data: UnsafeMutableRawPointer?) -> XMLEvents? {
    data.map { Unmanaged<XMLEvents>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let startElement: XML_StartElementHandler = { data, name, attributes in
    guard let events = events(data), let name, let attributes else { return }
    events.start(name, attributes)
  }

  private static let endElement: XML_EndElementHandler = { data, _ in events(data)?.end() }

  private static let characterData: XML_CharacterDataHandler = { data, text, length in
    guard let text, length > 0 else { return }
    events(data)?.text(UnsafeBufferPointer(start: text, count: Int(length)))
  }

  private static let startDoctype: XML_StartDoctypeDeclHandler = { data, _, _, _, hasSubset in
    guard hasSubset != 0 else { return }
    events(data)?.stop("declarations inside the document (DOCTYPE [...]) are not read")
  }

  private static let entityDeclaration: XML_EntityDeclHandler = { data, _, _, _, _, _, _, _, _ in
    events(data)?.stop("entities of the document's own are not read")
  }
}

/// What has been read so far; the library's callbacks write into it.
final class XMLEvents {
  var tape: XMLTape
  var parser: XML_Parser?
  /// The elements that are open, outermost first.
  var open: [Int] = []
  var fault: (location: SourceLocation, message: String)?
  private let nesting: Int
  private let limit: Int
  private let firstLine: Int
  private let firstColumn: Int
  private var names = NameTable()

  init(tape: XMLTape, nesting: Int, limit: Int, firstLine: Int, firstColumn: Int) {
    self.tape = tape
    self.nesting = nesting
    self.limit = limit
    self.firstLine = firstLine
    self.firstColumn = firstColumn
  }

  var isComplete: Bool { open.isEmpty && !tape.elements.isEmpty }

  /// Where the library stands.
  var place: SourceLocation {
    let line = Int(XML_GetCurrentLineNumber(parser))
    let column = Int(XML_GetCurrentColumnNumber(parser)) + 1
    return SourceLocation(
      file: tape.file, line: line + firstLine - 1,
      column: line == 1 ? column + firstColumn - 1 : column)
  }

  func stop(_ message: String) {
    if fault == nil { fault = (place, message) }
    XML_StopParser(parser, 0)
  }

  func start(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard fault == nil else { return }
    guard open.count < nesting else { return stop("nested deeper than \(nesting) levels") }
    guard tape.elements.count < limit else { return stop("more than \(limit) elements") }
    let place = place
    let first = tape.attributes.count
    var index = 0
    while let key = attributes[index], let value = attributes[index + 1] {
      take(key, value)
      index += 2
    }
    open.append(tape.elements.count)
    tape.elements.append(
      XMLTape.Element(
        name: names.id(of: name, &tape.names), firstAttribute: UInt32(first),
        attributeCount: UInt32(tape.attributes.count - first), end: 0, line: UInt32(place.line),
        column: UInt32(place.column)))
  }

  private func take(_ key: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>) {
    let start = tape.characters.count
    var length = 0
    while value[length] != 0 { length += 1 }
    tape.characters.append(
      contentsOf: UnsafeRawBufferPointer(start: UnsafeRawPointer(value), count: length))
    tape.attributes.append(
      XMLTape.Attribute(
        name: names.id(of: key, &tape.names), start: UInt32(start),
        length: UInt32(tape.characters.count - start)))
  }

  func end() {
    guard let element = open.popLast() else { return }
    tape.elements[element].end = UInt32(tape.elements.count)
  }

  func text(_ bytes: UnsafeBufferPointer<CChar>) {
    guard fault == nil, let element = open.last else { return }
    let isBlank = bytes.allSatisfy { $0 == 0x20 || $0 == 0x0a || $0 == 0x09 || $0 == 0x0d }
    if isBlank, tape.texts[element] == nil { return }
    let text = String(decoding: bytes.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    tape.texts[element, default: ""] += text
  }
}

/// Gives every different name a small number. Elements of one kind repeat their attributes in
/// order, so the name that followed last time is tried first.
struct NameTable {
  private var ids: [String: UInt32] = [:]
  private var characters: [[CChar]] = []
  private var followers: [Int] = []
  private var last = 0

  mutating func id(of name: UnsafePointer<CChar>, _ names: inout [String]) -> UInt32 {
    if !followers.isEmpty {
      let guess = followers[last]
      if NameTable.isEqual(characters[guess], name) {
        last = guess
        return UInt32(guess)
      }
    }
    let id = lookUp(name, &names)
    if followers.indices.contains(last) { followers[last] = id }
    last = id
    return UInt32(id)
  }

  private mutating func lookUp(_ name: UnsafePointer<CChar>, _ names: inout [String]) -> Int {
    let text = String(cString: name)
    if let id = ids[text] { return Int(id) }
    let id = names.count
    names.append(text)
    ids[text] = UInt32(id)
    characters.append(text.utf8.map { CChar(bitPattern: $0) })
    followers.append(id)
    return id
  }

  private static func isEqual(_ known: [CChar], _ name: UnsafePointer<CChar>) -> Bool {
    for (offset, character) in known.enumerated() where name[offset] != character { return false }
    return name[known.count] == 0
  }
}

/// A name or text from an input within a message: not endless.
func shortened(_ text: some StringProtocol, to length: Int = 60) -> String {
  text.count > length ? text.prefix(length) + "…" : String(text)
}
