/// Markdown taken apart into the blocks that views of packages show one by one: headings, paragraphs, items
/// of lists, code, rows of tables. What is inside a line is left to whoever shows it.
struct MarkdownBlocks {
  struct Block {
    var kind: Kind
    /// The level of a heading or of a bullet, the number of an item, 1 for a task that is done.
    var number = 0
    var text = ""
    var cells: [String] = []
  }

  enum Kind: String {
    case heading, paragraph, bullet, number, task, code, row, rule
  }

  private(set) var blocks: [Block] = []
  /// Whether the last line can go on in the next one.
  private var isOpen = false
  private var fence: (marker: Character, count: Int)?

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { add(line) }
    if fence != nil { closeCode() }
  }

  private mutating func add(_ whole: Substring) {
    if let fence {
      let line = whole.drop { $0 == " " }
      if line.allSatisfy({ $0 == fence.marker || $0.isWhitespace }),
        run(of: fence.marker, in: line) >= fence.count
      {
        closeCode()
      } else {
        blocks[blocks.count - 1].text += whole + "\n"
      }
      return
    }
    var indent = 0
    var line = whole
    while let first = line.first, first == " " || first == "\t" || first == ">" || first == "\r" {
      // What is quoted is shown as it stands.
      if first == ">" { indent = 0 } else { indent += first == "\t" ? 4 : 1 }
      line = line.dropFirst()
    }
    while line.last?.isWhitespace == true { line = line.dropLast() }
    if line.isEmpty {
      isOpen = false
    } else if !begins(line, indent: indent) {
      addText(line, indent: indent)
    }
  }

  private mutating func closeCode() {
    fence = nil
    if blocks[blocks.count - 1].text.hasSuffix("\n") { blocks[blocks.count - 1].text.removeLast() }
  }

  /// Whether a line begins a block by its own mark.
  private mutating func begins(_ line: Substring, indent: Int) -> Bool {
    if let marker = line.first, marker == "`" || marker == "~", run(of: marker, in: line) >= 3 {
      fence = (marker, run(of: marker, in: line))
      append(Block(kind: .code))
      return true
    }
    if underlines(line) { return true }
    if isRule(line) {
      append(Block(kind: .rule))
      return true
    }
    let level = run(of: "#", in: line)
    if (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? true {
      var text = line.dropFirst(level).drop(while: \.isWhitespace)
      let closing = text.reversed().prefix { $0 == "#" }.count
      if closing > 0, text.dropLast(closing).last?.isWhitespace ?? true {
        text = text.dropLast(closing)
        while text.last?.isWhitespace == true { text = text.dropLast() }
      }
      append(Block(kind: .heading, number: level, text: String(text)))
      return true
    }
    if let item = item(line, indent: indent) {
      append(item, isOpen: true)
      return true
    }
    if line.first == "|", line.count > 1 {
      addRow(line)
      return true
    }
    return false
  }

  /// `===` and `---` under a paragraph make it a heading.
  private mutating func underlines(_ line: Substring) -> Bool {
    guard isOpen, let last = blocks.last, last.kind == .paragraph, let mark = line.first,
      mark == "=" || mark == "-", line.allSatisfy({ $0 == mark })
    else { return false }
    blocks[blocks.count - 1].kind = .heading
    blocks[blocks.count - 1].number = mark == "=" ? 1 : 2
    isOpen = false
    return true
  }

  private func isRule(_ line: Substring) -> Bool {
    guard let mark = line.first, mark == "-" || mark == "*" || mark == "_" else { return false }
    return line.count(where: { $0 == mark }) >= 3 && line.allSatisfy { $0 == mark || $0 == " " }
  }

  private func item(_ line: Substring, indent: Int) -> Block? {
    if let mark = line.first, mark == "-" || mark == "*" || mark == "+",
      line.dropFirst().first?.isWhitespace ?? false
    {
      let text = line.dropFirst(2).drop(while: \.isWhitespace)
      for (box, isDone) in [("[ ] ", 0), ("[x] ", 1), ("[X] ", 1)] where text.hasPrefix(box) {
        return Block(kind: .task, number: isDone, text: String(text.dropFirst(4)))
      }
      return Block(kind: .bullet, number: indent / 2 + 1, text: String(text))
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count), let number = Int(digits) else { return nil }
    let rest = line.dropFirst(digits.count)
    guard rest.first == "." || rest.first == ")", rest.dropFirst().first?.isWhitespace ?? false else {
      return nil
    }
    // Only a list that begins by 1 may stop a paragraph.
    if isOpen, blocks.last?.kind == .paragraph, number != 1 { return nil }
    let before = blocks.last.flatMap { $0.kind == .number ? $0.number : nil }
    let text = rest.dropFirst(2).drop(while: \.isWhitespace)
    return Block(kind: .number, number: before.map { $0 + 1 } ?? number, text: String(text))
  }

  private mutating func addRow(_ line: Substring) {
    if line.allSatisfy({ "|-: ".contains($0) }) { return }
    var cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    if line.last == "|", !cells.isEmpty { cells.removeLast() }
    append(Block(kind: .row, cells: cells))
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  private mutating func addText(_ line: Substring, indent: Int) {
    if isOpen, let last = blocks.last, last.kind != .rule, last.kind != .row, last.kind != .code {
      // A soft break is a space.
      blocks[blocks.count - 1].text += " " + line
    } else {
      append(Block(kind: .paragraph, text: String(line)), isOpen: true)
    }
  }

  private mutating func append(_ block: Block, isOpen: Bool = false) {
    blocks.append(block)
    self.isOpen = isOpen
  }

  private func run(of character: Character, in line: Substring) -> Int {
    line.prefix { $0 == character }.count
  }
}

extension Machine {
  /// What the views of packages are given of a text in Markdown.
  /// `Document("# Tides")`, which the first versions of MarkdownUI are given.
  private func documentText(_ value: Value?) -> String? {
    guard case .unknown(let unknown)? = value, unknown.type == "Document", let first = unknown.fields.first,
      first.label == nil
    else { return nil }
    return string(first.value)
  }

  func markdownBlocks(_ call: LibraryCall) throws(Interrupt) -> Value? {
    guard let text = string(call.first) ?? documentText(call.first) else { return nil }
    try charge(text.utf8.count / 8, call.expression)
    let blocks = MarkdownBlocks(text).blocks
    try check(count: blocks.count, call.expression)
    return .array(
      blocks.map { block in
        .tuple([
          ("kind", .string(block.kind.rawValue)), ("number", .int(block.number)),
          ("text", .string(block.text)),
          ("cells", .array(block.cells.map { .string($0) })),
        ])
      })
  }
}
