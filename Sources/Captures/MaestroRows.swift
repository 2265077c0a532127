import EarshotViewTree
import EarshotVocabulary

/// `maestro hierarchy --compact`: rows with commas, one a node (spec formats.md 4).
///
///     element_num,depth,attributes,parent_num
///     1,1,"accessibilityText=Save; bounds=[16,100][120,144]; enabled=true",0
struct MaestroRows {
  private let input: CaptureInput
  private let start: Int

  static let header = "element_num,depth,attributes,parent_num"

  /// nil where the input is not in this form.
  init?(_ input: CaptureInput) {
    guard let start = input.bytes[...].prefix(65_536).firstIndex(ofText: MaestroRows.header) else {
      return nil
    }
    self.input = input
    self.start = start
  }

  func nodes() throws(InputError) -> CapturedNodes {
    var captured = CapturedNodes(.automation, file: input.file)
    var rows = CommaRows(input.bytes, from: start, firstLine: input.location(ofByte: start).line)
    _ = try rows.next(input)
    var typed = 0
    while let row = try rows.next(input) {
      let place = SourceLocation(file: input.file, line: row.line, column: 1)
      if row.cells.count == 1, row.cells[0].allSatisfy(\.isWhitespace) { continue }
      guard row.cells.count == 4 else {
        throw input.fault(
          place, "a row has \(row.cells.count) cells, not 4: \(MaestroRows.header)")
      }
      guard let depth = Int(row.cells[1].trimmed), depth >= 0 else {
        throw input.fault(place, "the depth is no number: '\(shortened(row.cells[1]))'")
      }
      guard captured.nodes.count < input.nodeLimit else {
        throw input.fault(place, "more than \(input.nodeLimit) elements")
      }
      guard depth < input.bounds.nesting else {
        throw input.fault(place, "nested deeper than \(input.bounds.nesting) levels")
      }
      captured.end(downTo: depth)
      captured.begin(try node(row.cells[2], place, &typed))
    }
    captured.end(downTo: 0)
    var reader = MaestroReader(captured, typed: typed, input)
    return reader.guessed()
  }

  private func node(
    _ attributes: String, _ place: SourceLocation, _ typed: inout Int
  ) throws(InputError) -> CapturedNode {
    var node = CapturedNode(type: "Other", location: place)
    for (name, value) in MaestroRows.pairs(attributes) {
      switch MaestroSchema.names[name] {
      case .label: node.label = value
      case .value: node.value = value
      case .text: if node.value?.isEmpty != false { node.value = value }
      case .placeholder: node.placeholder = value
      case .identifier: node.identifier = value
      case .enabled: node.isEnabled = value != "false"
      case .selected: node.isSelected = value == "true"
      case .checked:
        guard value == "true" else { continue }
        node.type = "Switch"
        node.note(FieldOrigin("type", "checked", isGuess: true))
      case .bounds:
        guard !value.isEmpty else { continue }
        guard let bounds = MaestroSchema.bounds(value) else {
          throw input.fault(
            place, "the field 'bounds' wants [left,top][right,bottom], not '\(shortened(value))'")
        }
        node.frame = bounds
      case .elementType:
        guard let type = Int(value).flatMap(ElementType.named(number:)) else { continue }
        typed += 1
        node.type = type
      case .title: if !value.isEmpty { node.keep("title", shortened(value)) }
      case .silent, .children, .attributes, .x1, .y1, .x2, .y2, .frame: break
      case nil:
        if name == "class" || name == "package" {
          throw input.fault(place, MaestroSchema.android)
        }
        node.keep(name, shortened(value, to: 120))
      }
    }
    if node.frame?.isEmpty == true, !node.saysSomething { node.frame = nil }
    return node
  }

  /// `name=value; name=value`. A semicolon within a value has no name and equals sign after it.
  static func pairs(_ text: String) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let piece = Substring(part)
      let trimmed = piece.drop { $0 == " " || $0 == "\n" }
      if let equals = trimmed.firstIndex(of: "="), isName(trimmed[..<equals]) {
        pairs.append((String(trimmed[..<equals]), String(trimmed[trimmed.index(after: equals)...])))
      } else if !pairs.isEmpty {
        pairs[pairs.count - 1].value += ";" + piece
      }
    }
    return pairs
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x61...0x7a).contains($0) || (0x41...0x5a).contains($0) || (0x30...0x39).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }
}

/// Rows of cells with commas between them; a cell in quotes may hold commas and line breaks.
struct CommaRows {
  private let bytes: [UInt8]
  private var position: Int
  private var line: Int

  init(_ bytes: [UInt8], from start: Int, firstLine: Int) {
    self.bytes = bytes
    position = start
    line = firstLine
  }

  mutating func next(_ input: CaptureInput) throws(InputError) -> (cells: [String], line: Int)? {
    guard position < bytes.count else { return nil }
    let first = line
    var cells: [String] = []
    while true {
      let cell = try cell(input, first)
      cells.append(cell)
      guard position < bytes.count else { return (cells, first) }
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        return (cells, first)
      }
    }
  }

  /// Leaves the position at the comma or line break after it.
  private mutating func cell(_ input: CaptureInput, _ first: Int) throws(InputError) -> String {
    var content: [UInt8] = []
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      position += 1
      while true {
        guard position < bytes.count else {
          throw input.fault(
            SourceLocation(file: input.file, line: first, column: 1),
            "the capture is cut off: a text in quotes that begins in this row is not closed")
        }
        let byte = bytes[position]
        position += 1
        if byte == UInt8(ascii: "\"") {
          guard position < bytes.count, bytes[position] == byte else { break }
          position += 1
        }
        if byte == UInt8(ascii: "\n") { line += 1 }
        content.append(byte)
      }
    }
    while position < bytes.count, bytes[position] != UInt8(ascii: ","),
      bytes[position] != UInt8(ascii: "\n")
    {
      if bytes[position] != UInt8(ascii: "\r") { content.append(bytes[position]) }
      position += 1
    }
    return String(decoding: content, as: UTF8.self)
  }
}
