// swift-markdown-ui: the declarations of _MarkdownReader, as its documentation has them.

/// Takes Markdown apart line by line; what is inside a line is left to `Text`.
struct _MarkdownReader {
  private(set) var blocks: [_MarkdownBlock] = []
  private var fence: String?

  init() {}

  mutating func add(_ whole: String) {
    let indent = whole.prefix { $0 == " " }.count
    let line = whole.trimmingCharacters(in: .whitespaces)
    if let fence {
      if line == fence { self.fence = nil } else { blocks[blocks.count - 1].text += whole + "\n" }
    } else if line.isEmpty {
      close()
    } else if line.hasPrefix("```") || line.hasPrefix("~~~") {
      fence = String(line.prefix(3))
      let language = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
      blocks.append(_MarkdownBlock(.code(language: language.isEmpty ? nil : language), ""))
    } else if line.hasPrefix(">") {
      add(String(line.dropFirst()))
    } else if isUnderline(line) {
      if let last = blocks.indices.last {
        blocks[last].kind = .heading(level: line.hasPrefix("=") ? 1 : 2)
      }
      close()
    } else if isRule(line) {
      blocks.append(_MarkdownBlock(.rule, ""))
    } else if let heading = heading(line) {
      blocks.append(_MarkdownBlock(.heading(level: line.prefix { $0 == "#" }.count), heading))
    } else if let item = item(line, indent) {
      blocks.append(item)
    } else if line.hasPrefix("|") {
      if !line.allSatisfy({ "|-: ".contains($0) }) { blocks.append(_MarkdownBlock(.row, line)) }
    } else if let last = blocks.last, last.isOpen {
      blocks[blocks.count - 1].text = last.text + " " + line
    } else {
      blocks.append(_MarkdownBlock(.text, line, isOpen: true))
    }
  }

  private mutating func close() {
    if !blocks.isEmpty { blocks[blocks.count - 1].isOpen = false }
  }

  /// What makes a paragraph above a heading.
  private func isUnderline(_ line: String) -> Bool {
    guard let last = blocks.last, last.isOpen, case .text = last.kind else { return false }
    return line.allSatisfy { $0 == "=" } || line.allSatisfy { $0 == "-" }
  }

  private func isRule(_ line: String) -> Bool {
    for mark in ["-", "*", "_"] as [Character] where line.first == mark {
      return line.filter { $0 == mark }.count >= 3 && line.allSatisfy { $0 == mark || $0 == " " }
    }
    return false
  }

  private func heading(_ line: String) -> String? {
    let level = line.prefix { $0 == "#" }.count
    guard level > 0, level < 7, line.dropFirst(level).first == " " else { return nil }
    return line.dropFirst(level).trimmingCharacters(in: CharacterSet(charactersIn: "# "))
  }

  private func item(_ line: String, _ indent: Int) -> _MarkdownBlock? {
    for mark in ["- ", "* ", "+ "] where line.hasPrefix(mark) {
      let text = line.dropFirst(2).trimmingCharacters(in: .whitespaces)
      for (box, isDone) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)] where text.hasPrefix(box) {
        return _MarkdownBlock(.task(isDone: isDone), String(text.dropFirst(4)), isOpen: true)
      }
      return _MarkdownBlock(.bullet(level: indent / 2 + 1), text, isOpen: true)
    }
    let digits = line.prefix { $0.isNumber }
    let rest = line.dropFirst(digits.count)
    guard let number = Int(digits), rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    var place = number
    if let last = blocks.last, case .number(let before) = last.kind { place = before + 1 }
    return _MarkdownBlock(
      .number(place), rest.dropFirst(2).trimmingCharacters(in: .whitespaces), isOpen: true)
  }
}
