import EarshotVocabulary

/// Findings as Markdown, for the summary of a build: the sum, then a list entry for each.
public struct FindingsMarkdown: Sendable {
  /// A finding.
  public struct Entry: Sendable {
    /// The rule's id.
    public var rule: String
    /// The severity, by its name.
    public var level: String
    /// One sentence.
    public var message: String
    /// More lines for people.
    public var details: [String]
    /// Where it is; nil where there is no place.
    public var location: SourceLocation?
    /// Where the rule's page lies.
    public var page: String

    /// A finding at a place.
    public init(
      rule: String, level: String, message: String, details: [String], location: SourceLocation?, page: String
    ) {
      self.rule = rule
      self.level = level
      self.message = message
      self.details = details
      self.location = location
      self.page = page
    }
  }

  /// How many there are, in one line.
  public var sum: String
  /// What kept files from being read whole.
  public var errors: [Notice]
  /// In the order of the report.
  public var entries: [Entry]

  /// A report of these findings.
  public init(sum: String, errors: [Notice] = [], entries: [Entry]) {
    self.sum = sum
    self.errors = errors
    self.entries = entries
  }

  /// The document in UTF-8.
  public func bytes() -> [UInt8] {
    var text = "### Earshot audit\n\n\(MarkdownText.escaped(sum))\n"
    if !errors.isEmpty || !entries.isEmpty { text += "\n" }
    for error in errors { text += "- \(MarkdownText.escaped(error.description))\n" }
    for entry in entries {
      let place = entry.location.map { "\($0): " } ?? ""
      text += "- \(MarkdownText.escaped(place))**\(entry.level)**: \(MarkdownText.escaped(entry.message))"
      text += " ([\(MarkdownText.escaped(entry.rule))](\(entry.page)))\n"
      for detail in entry.details { text += "  - \(MarkdownText.escaped(detail))\n" }
    }
    return Array(text.utf8)
  }
}
