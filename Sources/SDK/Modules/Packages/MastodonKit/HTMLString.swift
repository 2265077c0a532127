// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of HTMLString, as its source has them.

/// A text of HTML, as Markdown and as plain text.
struct HTMLString: Codable, Equatable, Hashable, @unchecked Sendable {
  struct Link: Codable, Hashable, Identifiable {
    enum LinkType: String, Codable {
      case url, mention, hashtag
    }

    let url: URL
    let displayString: String
    let type: LinkType
    let title: String
    var id: Int { hashValue }

    private enum CodingKeys: String, CodingKey {
      case url, displayString, type, title
    }

    init(_ url: URL, displayString: String) {
      self.url = url
      self.displayString = displayString
      if displayString.hasPrefix("@") {
        type = .mention
        title = displayString
      } else if displayString.hasPrefix("#") {
        type = .hashtag
        title = String(displayString.dropFirst())
      } else {
        type = .url
        let host = url.host ?? url.absoluteString
        title = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
      }
    }
  }

  var htmlValue = ""
  var asMarkdown = ""
  var asRawText = ""
  var statusesURLs: [URL] = []
  private(set) var links: [Link] = []
  var asSafeMarkdownAttributedString = AttributedString()

  private enum CodingKeys: CodingKey {
    case htmlValue, asMarkdown, asRawText, statusesURLs, links
  }

  init(stringValue: String, parseMarkdown: Bool = false) {
    htmlValue = stringValue
    asMarkdown = stringValue
    asRawText = stringValue
    asSafeMarkdownAttributedString = parseMarkdown ? _attributed : AttributedString(stringValue)
  }

  /// What a server sends is HTML; what was stored before holds everything.
  init(from decoder: any Decoder) {
    if let container = try? decoder.singleValueContainer(), let html = try? container.decode(String.self) {
      htmlValue = html
      _read()
    } else if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      do {
        htmlValue = try container.decode(String.self, forKey: .htmlValue)
        asMarkdown = try container.decode(String.self, forKey: .asMarkdown)
        asRawText = try container.decode(String.self, forKey: .asRawText)
        statusesURLs = try container.decode([URL].self, forKey: .statusesURLs)
        links = try container.decode([Link].self, forKey: .links)
      } catch {
        htmlValue = ""
      }
    }
    asSafeMarkdownAttributedString = _attributed
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(htmlValue, forKey: .htmlValue)
    try container.encode(asMarkdown, forKey: .asMarkdown)
    try container.encode(asRawText, forKey: .asRawText)
    try container.encode(statusesURLs, forKey: .statusesURLs)
    try container.encode(links, forKey: .links)
  }

  var _attributed: AttributedString {
    let options = AttributedString.MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: asMarkdown, options: options)) ?? AttributedString(htmlValue)
  }

  mutating func _read() {
    do {
      let document = try SwiftSoup.parse(htmlValue)
      var writer = _MarkdownWriter()
      var counters: [Int] = []
      writer.write(document, counters: &counters)
      asMarkdown = writer.text
      statusesURLs = writer.statuses
      links = writer.links
      asRawText = try HTMLString._plain(document)
      if asMarkdown.hasPrefix("\n") { asMarkdown.removeFirst() }
    } catch {
      asRawText = htmlValue
    }
  }

  /// The text without its tags, with an empty line between paragraphs.
  static func _plain(_ document: Document) throws -> String {
    let settings = OutputSettings().prettyPrint(pretty: false)
    document.outputSettings(settings)
    try document.select("br").after("\n")
    try document.select("p").after("\n\n")
    var text = try SwiftSoup.clean(document.html(), "", Whitelist.none(), settings) ?? ""
    if text.hasSuffix("\n\n") { text.removeLast(2) }
    return (try? Entities.unescape(text)) ?? text
  }
}
