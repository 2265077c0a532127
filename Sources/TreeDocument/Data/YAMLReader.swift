// libyaml's own events, as Yams carries them: its nodes would cost a heap object a value, hash
// keys of any shape and expand aliases before anybody can bound them.
internal import CYaml
import EarshotJSON

/// Reads YAML into a tape, event by event: one document, plain keys, bounded depth and aliases.
struct YAMLReader {
  private let source: UnsafeBufferPointer<UInt8>
  private let nesting: Int
  private let limit: Int
  private var places: YAMLPlaces
  private var keys = KeyTable()
  private(set) var entries: [DataTape.Entry] = []
  private(set) var texts: [String] = []
  private var open: [Container] = []
  private var anchors: [String: Anchor] = [:]
  private var aliased = 0
  private var documents = 0

  /// Values that all aliases of a document together may repeat.
  static let aliasLimit = 1_000_000

  var keyNames: [String] { keys.names }

  private struct Container {
    var index: Int
    var anchor: String?
    var seenKeys: Set<UInt32> = []
    var isAtKey: Bool
    /// Levels of containers inside it, itself included.
    var height = 1
  }

  private struct Anchor {
    var range: Range<Int>
    var height: Int
  }

  init(_ source: UnsafeBufferPointer<UInt8>, from first: Int, nesting: Int, limit: Int) {
    self.source = source
    self.nesting = nesting
    self.limit = limit
    self.places = YAMLPlaces(source, from: first)
  }

  mutating func read() throws(DataFault) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw DataFault(0, "out of memory") }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(&parser, source.baseAddress, source.count)
    var isOver = false
    while !isOver {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw fault(of: parser) }
      defer { yaml_event_delete(&event) }
      isOver = event.type == YAML_STREAM_END_EVENT
      try take(event)
    }
    if entries.isEmpty { throw DataFault(0, "the document is empty") }
  }

  private mutating func take(_ event: yaml_event_t) throws(DataFault) {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      documents += 1
      if documents > 1 {
        throw DataFault(offset(of: event), "a second document begins here; a file holds one")
      }
    case YAML_MAPPING_START_EVENT:
      try openContainer(.object, anchor: text(event.data.mapping_start.anchor), event)
    case YAML_SEQUENCE_START_EVENT:
      try openContainer(.array, anchor: text(event.data.sequence_start.anchor), event)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: close()
    case YAML_SCALAR_EVENT: try takeScalar(event)
    case YAML_ALIAS_EVENT: try takeAlias(event)
    default: break
    }
  }

  private mutating func openContainer(
    _ kind: DataTape.Kind, anchor: String?, _ event: yaml_event_t
  ) throws(DataFault) {
    let offset = offset(of: event)
    try checkNotKey(at: offset)
    guard open.count < nesting else {
      throw DataFault(offset, "nested deeper than \(nesting) levels")
    }
    // What an open anchor stands for is not complete: an alias to it would have no end.
    if let anchor { anchors[anchor] = nil }
    open.append(Container(index: entries.count, anchor: anchor, isAtKey: kind == .object))
    try append(.init(start: UInt32(offset), payload: 0, kind: kind))
  }

  private mutating func close() {
    guard let container = open.popLast() else { return }
    entries[container.index].payload = UInt32(entries.count - container.index - 1)
    if let anchor = container.anchor {
      anchors[anchor] = Anchor(range: container.index..<entries.count, height: container.height)
    }
    endValue(height: container.height)
  }

  private mutating func endValue(height: Int) {
    guard let last = open.indices.last else { return }
    open[last].height = max(open[last].height, height + 1)
    if entries[open[last].index].kind == .object { open[last].isAtKey = true }
  }

  private mutating func takeScalar(_ event: yaml_event_t) throws(DataFault) {
    let scalar = event.data.scalar
    let offset = offset(of: event)
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let text = String(decoding: bytes, as: UTF8.self)
    if let last = open.indices.last, open[last].isAtKey {
      try takeKey(text, at: offset, in: last)
      return
    }
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    let kind = YAMLScalar.kind(of: bytes, isPlain: isPlain, tag: self.text(scalar.tag))
    let first = entries.count
    try append(
      .init(start: UInt32(offset), payload: UInt32(texts.count), kind: kind, storage: .table))
    if kind == .string || kind == .number { texts.append(text) }
    if let anchor = self.text(scalar.anchor) {
      anchors[anchor] = Anchor(range: first..<first + 1, height: 0)
    }
    endValue(height: 0)
  }

  private mutating func takeKey(_ name: String, at offset: Int, in index: Int) throws(DataFault) {
    let id = keys.id(of: name)
    guard open[index].seenKeys.insert(id).inserted else {
      throw DataFault(offset, "the field \(quoted(name)) is there twice")
    }
    open[index].isAtKey = false
    try append(.init(start: UInt32(offset), payload: id, kind: .key))
  }

  private mutating func takeAlias(_ event: yaml_event_t) throws(DataFault) {
    let offset = offset(of: event)
    try checkNotKey(at: offset)
    let name = text(event.data.alias.anchor) ?? ""
    guard let anchor = anchors[name] else {
      throw DataFault(offset, "the alias \(quoted("*" + name)) has no complete anchor before it")
    }
    guard open.count + anchor.height <= nesting else {
      throw DataFault(offset, "nested deeper than \(nesting) levels")
    }
    aliased += anchor.range.count
    guard aliased <= YAMLReader.aliasLimit, entries.count + anchor.range.count <= limit else {
      throw DataFault(
        offset, "the aliases repeat more than \(YAMLReader.aliasLimit) values")
    }
    entries.append(contentsOf: entries[anchor.range])
    endValue(height: anchor.height)
  }

  private func checkNotKey(at offset: Int) throws(DataFault) {
    if open.last?.isAtKey == true {
      throw DataFault(offset, "a field name must be a plain text")
    }
  }

  private mutating func append(_ entry: DataTape.Entry) throws(DataFault) {
    guard entries.count < limit else {
      throw DataFault(Int(entry.start), "more than \(limit) values")
    }
    entries.append(entry)
  }

  private mutating func offset(of event: yaml_event_t) -> Int {
    places.offset(line: event.start_mark.line, column: event.start_mark.column)
  }

  private func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private mutating func fault(of parser: yaml_parser_t) -> DataFault {
    let problem = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
    if parser.error == YAML_READER_ERROR {
      return DataFault(min(parser.problem_offset, source.count), problem)
    }
    let mark = parser.problem_mark
    if problem.hasPrefix("Maximum nesting level") {
      // libyaml looks ahead over brackets and meets its own bound before the events meet ours.
      return DataFault(
        places.offset(line: mark.line, column: mark.column),
        "nested deeper than \(nesting) levels")
    }
    return DataFault(places.offset(line: mark.line, column: mark.column), problem)
  }
}

/// What a scalar is, by the core schema of YAML 1.2: `on` and `no` are texts.
enum YAMLScalar {
  static func kind(
    of bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool, tag: String?
  ) -> DataTape.Kind {
    if tag == "tag:yaml.org,2002:str" || tag == "!" { return .string }
    guard isPlain, bytes.count < 400 else { return .string }
    switch String(decoding: bytes, as: UTF8.self) {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .true
    case "false", "False", "FALSE": return .false
    default: return DecimalText.isNumber(bytes) ? .number : .string
    }
  }
}
