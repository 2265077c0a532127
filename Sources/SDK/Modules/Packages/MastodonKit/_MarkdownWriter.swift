// MastodonKit (github.com/MastodonKit/MastodonKit): how the HTML of a status becomes Markdown.

struct _MarkdownWriter {
  static let _marks = try? NSRegularExpression(pattern: "[*`~\\[\\\\]")
  /// Those in the name of an emoji, between colons, stay.
  static let _underscores = try? NSRegularExpression(pattern: "_(?![^:]*:\\B)")

  var text = ""
  var links: [HTMLString.Link] = []
  var statuses: [URL] = []

  mutating func write(_ node: Node, indent: Int = 0, isInItem: Bool = false, counters: inout [Int]) {
    let kind = (try? node.attr("class")) ?? ""
    if kind == "invisible" { return }
    if kind == "ellipsis" {
      writeChildren(of: node, indent, &counters)
      text += "…"
      return
    }
    switch node.nodeName() {
    case "#text": text += escaped(node.description)
    case "a": writeLink(node)
    case "blockquote": wrap(node, "\n\n`", "`", indent, &counters)
    case "strong", "b": wrap(node, "**", "**", indent, &counters)
    case "em", "i": wrap(node, "_", "_", indent, &counters)
    case "ul", "ol": writeList(node, indent, isInItem, counters)
    case "li": writeItem(node, indent, &counters)
    case "p":
      if !text.isEmpty && !isInItem { text += "\n\n" }
      writeChildren(of: node, indent, &counters)
    case "br":
      if !text.isEmpty { text += "\n" }
      if indent > 0 { text += "\n" }
    default: writeChildren(of: node, indent, &counters)
    }
  }
  mutating func writeChildren(of node: Node, _ indent: Int, _ counters: inout [Int]) {
    for child in node.getChildNodes() { write(child, indent: indent, counters: &counters) }
  }
  mutating func wrap(
    _ node: Node, _ start: String, _ end: String, _ indent: Int, _ counters: inout [Int]
  ) {
    text += start
    writeChildren(of: node, indent, &counters)
    text += end
  }

  mutating func writeLink(_ node: Node) {
    var target = (try? node.attr("href")) ?? ""
    if let url = URL(string: target), leadsToStatus(url) { statuses.append(url) }
    text += "["
    let start = text.endIndex
    var counters: [Int] = []
    writeChildren(of: node, 0, &counters)
    if let url = URL(string: target) ?? URL(string: target, encodePath: true) {
      target = url.absoluteString
      links.append(HTMLString.Link(url, displayString: String(text[start...])))
    }
    text += "](\(target))"
  }
  func leadsToStatus(_ url: URL) -> Bool {
    if Int(url.lastPathComponent) != nil { return true }
    let parts = url.pathComponents
    return ["threads.net", "www.threads.net"].contains(url.host() ?? "") && parts.count == 4
      && parts[2] == "post"
  }

  mutating func writeList(_ node: Node, _ indent: Int, _ isInItem: Bool, _ counters: [Int]) {
    text += isInItem ? "\n" : "\n\n"
    var own = counters
    if node.nodeName() == "ol" { own.append(1) }
    writeChildren(of: node, indent + 1, &own)
  }
  mutating func writeItem(_ node: Node, _ indent: Int, _ counters: inout [Int]) {
    text += "   "
    if indent > 1 { text += String(repeating: "   ", count: indent) + "- " }
    if let number = counters.last {
      text += "\(number). "
      counters[counters.count - 1] += 1
    } else {
      text += "• "
    }
    for child in node.getChildNodes() { write(child, indent: indent, isInItem: true, counters: &counters) }
    text += "\n"
  }

  /// The text with what Markdown would take for marks escaped; lines end only at breaks.
  func escaped(_ html: String) -> String {
    var plain = (try? Entities.unescape(html)) ?? html
    for marks in [_MarkdownWriter._marks, _MarkdownWriter._underscores] {
      guard let marks else { continue }
      let range = NSRange(location: 0, length: plain.count)
      plain = marks.stringByReplacingMatches(in: plain, range: range, withTemplate: "\\\\$0")
    }
    return plain.replacingOccurrences(of: "\n", with: "").replacingOccurrences(of: "\u{2028}", with: "")
  }
}
