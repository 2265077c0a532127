import EarshotViewTree

/// The inline Markdown that `Text` understands in a localizable literal: emphasis, code, links,
/// strikethrough. Markers are not spoken (recorded, iOS 26).
package enum Markdown {
  package static func parse(_ text: TextContent) -> TextContent {
    guard text.runs.contains(where: { hasMarkers($0.string) }) else { return text }
    return TextContent(runs: text.runs.flatMap { run in hasMarkers(run.string) ? parse(run) : [run] })
  }

  /// More markers than a text that people write has; each may be held against the whole text.
  private static let markerLimit = 500

  private static func hasMarkers(_ text: String) -> Bool {
    var count = 0
    for byte in text.utf8
    where byte == 0x2A || byte == 0x5F || byte == 0x60 || byte == 0x5B || byte == 0x7E || byte == 0x5C {
      count += 1
    }
    return count > 0 && count <= markerLimit
  }

  /// The blocks of a text, each without what marks it as one: paragraphs, headings, items of lists, quotations.
  /// Foundation puts nothing between them.
  static func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let bare = line.drop { $0 == " " || $0 == ">" }
      let marker = bare.prefixMatch(of: /(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+/)
      let words = marker.map { bare[$0.range.upperBound...] } ?? bare
      if words.isEmpty || bare.wholeMatch(of: /(?:[-*_][ \t]*){3,}/) != nil {
        isOpen = false
      } else if isOpen, marker == nil, let last = blocks.indices.last {
        blocks[last] += "\n" + words
      } else {
        blocks.append(String(words))
        isOpen = !bare.hasPrefix("#")
      }
    }
    return blocks
  }

  private static func parse(_ run: TextContent.Run) -> [TextContent.Run] {
    var parser = InlineParser(Array(run.string), run.attributes)
    return parser.parse()
  }
}

/// One pass over the characters, with the emphasis that is open.
private struct InlineParser {
  let characters: [Character]
  let base: TextAttributes
  var index = 0
  var runs: [TextContent.Run] = []
  var current = ""
  var attributes: TextAttributes

  init(_ characters: [Character], _ base: TextAttributes) {
    self.characters = characters
    self.base = base
    self.attributes = base
  }

  mutating func parse() -> [TextContent.Run] {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\":
        if index + 1 < characters.count, characters[index + 1].isPunctuation || characters[index + 1].isSymbol
        {
          current.append(characters[index + 1])
          index += 2
        } else {
          current.append(character)
          index += 1
        }
      case "`": if !code() { literal() }
      case "[": if !bracketed(from: index, isLink: true) { literal() }
      // `^[2 cups](inflect: true)`: attributes of its own, none of which is heard. An image is its
      // description (CommonMark 6.4; `AttributedString` adds an `imageURL`).
      case "^", "!": if !bracketed(from: index + 1, isLink: false) { literal() }
      case "*", "_", "~": if !emphasis(character) { literal() }
      default: literal()
      }
    }
    flush()
    return runs
  }

  private mutating func literal() {
    current.append(characters[index])
    index += 1
  }

  private mutating func flush() {
    if !current.isEmpty { runs.append(TextContent.Run(current, attributes)) }
    current = ""
  }

  private mutating func code() -> Bool {
    var ticks = 0
    while index + ticks < characters.count, characters[index + ticks] == "`" { ticks += 1 }
    var end = index + ticks
    while end < characters.count {
      if characters[end] == "`" {
        var run = 0
        while end + run < characters.count, characters[end + run] == "`" { run += 1 }
        if run == ticks {
          current += String(characters[(index + ticks)..<end])
          index = end + run
          return true
        }
        end += run
      } else {
        end += 1
      }
    }
    return false
  }

  /// `[text](url)` from a bracket on: the text, with the link where it is one.
  private mutating func bracketed(from open: Int, isLink: Bool) -> Bool {
    guard open < characters.count, characters[open] == "[", let close = matching("[", "]", from: open),
      close + 1 < characters.count, characters[close + 1] == "(",
      let end = matching("(", ")", from: close + 1)
    else { return false }
    flush()
    var inner = InlineParser(Array(characters[(open + 1)..<close]), attributes)
    let url = String(characters[(close + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
    for var run in inner.parse() {
      if isLink { run.attributes.link = url }
      runs.append(run)
    }
    index = end + 1
    return true
  }

  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    for position in start..<characters.count {
      if characters[position] == open { depth += 1 }
      if characters[position] == close {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  private mutating func emphasis(_ marker: Character) -> Bool {
    var length = 0
    while index + length < characters.count, characters[index + length] == marker, length < 3 { length += 1 }
    // One tilde strikes through as two do, and three do nothing (GitHub Flavored Markdown, 6.5).
    if marker == "~", length > 2 { return false }
    let after = index + length
    guard after < characters.count, !characters[after].isWhitespace else { return false }
    // An underscore inside a word is a letter of it.
    if marker == "_", index > 0, characters[index - 1].isLetter || characters[index - 1].isNumber {
      return false
    }
    guard let end = closing(marker, length, from: after) else { return false }
    flush()
    var inner = attributes
    if marker != "~" {
      if length >= 2 { inner.isBold = true }
      if length != 2 { inner.isItalic = true }
    }
    var parser = InlineParser(Array(characters[after..<end]), inner)
    runs += parser.parse()
    index = end + length
    return true
  }

  private func closing(_ marker: Character, _ length: Int, from start: Int) -> Int? {
    var position = start
    while position + length <= characters.count {
      if characters[position] == marker {
        var run = 0
        while position + run < characters.count, characters[position + run] == marker { run += 1 }
        let endsWord =
          marker != "_" || position + run >= characters.count
          || !(characters[position + run].isLetter || characters[position + run].isNumber)
        let isLongEnough = marker == "~" ? run == length : run >= length
        if isLongEnough, position > start, !characters[position - 1].isWhitespace, endsWord {
          return position
        }
        position += max(run, 1)
      } else {
        position += 1
      }
    }
    return nil
  }
}
