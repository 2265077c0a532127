import EarshotViewTree

/// What Foundation makes of HTML where it reads it into an attributed string: the text with its links and
/// its bold, italic and underlined parts, blocks on lines of their own, items of lists behind bullets.
struct HTMLText {
  /// Linear in the length of the text; whatever isn't HTML is text.
  static func content(of html: String) -> TextContent {
    var reader = HTMLText(Array(html.unicodeScalars))
    reader.read()
    return TextContent(runs: reader.runs)
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var runs: [TextContent.Run] = []
  private var attributes = TextAttributes()
  private var links: [String?] = []
  /// How many elements that make text bold, italic and underlined are open.
  private var open: [String: Int] = [:]
  private var lists: [Int?] = []
  private var isPending = false
  private var isAtStart = true
  private var isKept = 0

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "dd", "div", "dl", "dt", "figure", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "li", "main", "nav", "ol", "p", "pre", "section", "table",
    "tr", "ul",
  ]

  /// What is longer is text: so that no number of signs takes more than linear time.
  private static let longestTag = 4096

  private static let bold: Set<String> = ["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th"]
  private static let italic: Set<String> = ["i", "em", "cite", "var", "address"]

  private mutating func read() {
    while index < scalars.count {
      switch scalars[index] {
      case "<": tag()
      case "&":
        let (text, end) = HTMLEntities.read(scalars, at: index)
        index = end
        add(text)
      case " ", "\t", "\n", "\r", "\u{C}":
        if isKept > 0 { add(String(scalars[index])) } else { isPending = true }
        index += 1
      default:
        let start = index
        while index < scalars.count, !"<& \t\n\r\u{C}".unicodeScalars.contains(scalars[index]) { index += 1 }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[start..<index])
        add(String(text))
      }
    }
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    let text = isPending && !isAtStart ? " " + text : text
    isPending = false
    isAtStart = false
    if let last = runs.indices.last, runs[last].attributes == attributes {
      runs[last].string += text
    } else {
      runs.append(TextContent.Run(text, attributes))
    }
  }

  /// Ends the line, where anything stands on it.
  private mutating func endLine() {
    isPending = false
    if isAtStart { return }
    add("\n")
    isAtStart = true
  }

  private mutating func tag() {
    let isComment = scalars[index...].starts(with: "<!--".unicodeScalars)
    guard let end = isComment ? endOfComment() : endOfTag() else {
      add("<")
      index += 1
      return
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[(index + 1)..<max(index + 1, end - 1)])
    index = end
    if !isComment { apply(String(text)) }
  }

  private func endOfComment() -> Int? {
    var place = index + 4
    while place + 2 < scalars.count {
      if scalars[place] == "-", scalars[place + 1] == "-", scalars[place + 2] == ">" { return place + 3 }
      place += 1
    }
    return scalars.count
  }

  /// One past the `>` that closes the tag; nil where none begins here.
  private func endOfTag() -> Int? {
    guard index + 1 < scalars.count else { return nil }
    let next = scalars[index + 1]
    guard next == "/" || next == "!" || next == "?" || next.properties.isAlphabetic else { return nil }
    var quote: Unicode.Scalar?
    for place in (index + 1)..<min(scalars.count, index + HTMLText.longestTag) {
      let scalar = scalars[place]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == ">" {
        return place + 1
      }
    }
    return nil
  }

  private mutating func apply(_ text: String) {
    let isEnd = text.hasPrefix("/")
    let body = isEnd ? String(text.dropFirst()) : text
    let name = body.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": line()
    case "script", "style", "title", "head": if !isEnd { skip(to: name) }
    case "a": link(isEnd, body)
    case "img": break
    case "pre": isKept = max(isKept + (isEnd ? -1 : 1), 0)
    case "td", "th": if isEnd { isPending = true }
    case "ul", "ol":
      if isEnd { _ = lists.popLast() } else { lists.append(name == "ol" ? 0 : nil) }
    default: break
    }
    if HTMLText.blocks.contains(name) { endLine() }
    if name == "li", !isEnd { bullet() }
    mark(name, isEnd)
  }

  private mutating func line() {
    isPending = false
    add("\u{2028}")
    isAtStart = true
  }

  private mutating func bullet() {
    if let last = lists.indices.last, let number = lists[last] {
      lists[last] = number + 1
      add("\t\(number + 1).\t")
    } else {
      add("\t•\t")
    }
    // White space before the item's text is not kept.
    isAtStart = true
  }

  private mutating func link(_ isEnd: Bool, _ tag: String) {
    if isEnd {
      _ = links.popLast()
    } else {
      links.append(HTMLText.attribute("href", in: tag))
    }
    flushSpace()
    attributes.link = links.last ?? nil
  }

  /// A space before an element is not part of it.
  private mutating func flushSpace() {
    guard isPending, !isAtStart else { return }
    isPending = false
    add(" ")
  }

  private mutating func mark(_ name: String, _ isEnd: Bool) {
    let kind = HTMLText.bold.contains(name) ? "b" : (HTMLText.italic.contains(name) ? "i" : name)
    guard ["b", "i", "u", "ins"].contains(kind) else { return }
    flushSpace()
    open[kind] = max((open[kind] ?? 0) + (isEnd ? -1 : 1), 0)
    attributes.isBold = (open["b"] ?? 0) > 0
    attributes.isItalic = (open["i"] ?? 0) > 0
    attributes.isUnderlined = (open["u"] ?? 0) + (open["ins"] ?? 0) > 0
  }

  /// Passes over what an element holds that shows nothing.
  private mutating func skip(to name: String) {
    let wanted = Array("</\(name)".unicodeScalars)
    while index < scalars.count {
      if scalars[index] == "<", index + wanted.count <= scalars.count,
        zip(scalars[index..<(index + wanted.count)], wanted).allSatisfy({
          $0.properties.lowercaseMapping == String($1)
        })
      {
        return
      }
      index += 1
    }
  }

  /// The value of an attribute of a tag.
  private static func attribute(_ name: String, in tag: String) -> String? {
    guard let place = TextSearch.places(of: "\(name)=", in: tag, ignoresCase: true, limit: 1).first else {
      return nil
    }
    let rest = tag.dropFirst(place + name.count + 1)
    let raw: Substring =
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest.dropFirst().prefix { $0 != quote }
      } else {
        rest.prefix { !$0.isWhitespace }
      }
    return HTMLEntities.decoded(String(raw))
  }
}

/// Characters that HTML writes by name or number.
enum HTMLEntities {
  /// The text of the entity that begins at `start` with `&`, and where it ends; the sign itself where
  /// none does.
  static func read(_ scalars: [Unicode.Scalar], at start: Int) -> (text: String, end: Int) {
    var end = start + 1
    var name = ""
    while end < scalars.count, name.count < 12, scalars[end].isASCII,
      scalars[end].properties.isAlphabetic || scalars[end].properties.numericType != nil
        || scalars[end] == "#"
    {
      name.unicodeScalars.append(scalars[end])
      end += 1
    }
    guard end < scalars.count, scalars[end] == ";", let text = text(of: name) else { return ("&", start + 1) }
    return (text, end + 1)
  }

  /// A text with every entity as its character.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "&" else {
        result.append(scalars[index])
        index += 1
        continue
      }
      let (text, end) = read(scalars, at: index)
      result.append(contentsOf: text.unicodeScalars)
      index = end
    }
    return String(result)
  }

  private static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  static let names: [String: String] = [
    "aacute": "á", "acirc": "â", "agrave": "à", "amp": "&", "apos": "'", "aring": "å", "atilde": "ã",
    "auml": "ä", "bull": "•", "ccedil": "ç", "cent": "¢", "copy": "©", "deg": "°", "divide": "÷",
    "eacute": "é", "ecirc": "ê", "egrave": "è", "euml": "ë", "euro": "€", "frac12": "½", "gt": ">",
    "hearts": "♥", "hellip": "…", "iacute": "í", "iexcl": "¡", "iquest": "¿", "laquo": "«", "larr": "←",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "middot": "·", "nbsp": "\u{A0}", "ndash": "–",
    "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "ouml": "ö", "plusmn": "±", "pound": "£", "quot": "\"",
    "raquo": "»", "rarr": "→", "rdquo": "”", "reg": "®", "rsquo": "’", "sect": "§", "szlig": "ß",
    "times": "×", "trade": "™", "uacute": "ú", "uuml": "ü", "yen": "¥", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "Eacute": "É", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}",
  ]
}
