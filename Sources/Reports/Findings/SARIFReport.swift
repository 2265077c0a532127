import EarshotVocabulary

/// SARIF 2.1.0 (OASIS), as code scanning services read it: one run, its rules, its results.
public struct SARIFReport: Sendable {
  /// A rule as viewers show it.
  public struct Rule: Sendable {
    /// The rule's id.
    public var id: String
    /// A few words.
    public var title: String
    /// What it finds.
    public var what: String
    /// Markdown with everything about the rule.
    public var help: String
    /// How grave its findings are.
    public var level: Level
    /// `WCAG 2.2 2.1.1 Keyboard (A)`
    public var tags: [String]
    /// Where the rule's page lies.
    public var helpURI: String?

    /// A rule with its page.
    public init(
      id: String, title: String, what: String, help: String, level: Level, tags: [String],
      helpURI: String? = nil
    ) {
      self.id = id
      self.title = title
      self.what = what
      self.help = help
      self.level = level
      self.tags = tags
      self.helpURI = helpURI
    }
  }

  /// SARIF's levels of results.
  public enum Level: String, Sendable {
    case note
    case warning
    case error
  }

  /// A finding.
  public struct Result: Sendable {
    /// The id of a rule of the report.
    public var rule: String
    /// How grave it is.
    public var level: Level
    /// One sentence.
    public var message: String
    /// Where it is; nil where there is no place.
    public var location: SourceLocation?
    /// What tells it from others although lines move.
    public var fingerprint: String
    /// Whether a comment holds it back.
    public var isSuppressed: Bool

    /// A finding of a rule.
    public init(
      rule: String, level: Level, message: String, location: SourceLocation?, fingerprint: String,
      isSuppressed: Bool = false
    ) {
      self.rule = rule
      self.level = level
      self.message = message
      self.location = location
      self.fingerprint = fingerprint
      self.isSuppressed = isSuppressed
    }
  }

  /// The version of the program.
  public var toolVersion: String
  /// The rules that have results.
  public var rules: [Rule]
  /// In the order of files and lines.
  public var results: [Result]
  /// What kept files from being read whole.
  public var errors: [Notice]

  /// A report of one run.
  public init(toolVersion: String, rules: [Rule], results: [Result], errors: [Notice] = []) {
    self.toolVersion = toolVersion
    self.rules = rules
    self.results = results
    self.errors = errors
  }

  /// The document in UTF-8.
  public func bytes() -> [UInt8] {
    var writer = JSONWriter(spacing: .readable)
    writer.object { writer in
      writer.key("$schema")
      writer.string("https://json.schemastore.org/sarif-2.1.0.json")
      writer.key("version")
      writer.string("2.1.0")
      writer.key("runs")
      writer.array { writer in writer.object { writer in run(&writer) } }
    }
    writer.endText()
    return writer.bytes
  }

  private func run(_ writer: inout JSONWriter) {
    writer.key("tool")
    writer.object { writer in
      writer.key("driver")
      writer.object { writer in driver(&writer) }
    }
    if !errors.isEmpty {
      writer.key("invocations")
      writer.array { writer in writer.object { writer in invocation(&writer) } }
    }
    writer.key("columnKind")
    writer.string("unicodeCodePoints")
    writer.key("results")
    let places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    writer.lines(results, indent: 2) { writer, result in
      writer.object { writer in self.result(result, places[result.rule], &writer) }
    }
  }

  /// A run that did not see all of its input.
  private func invocation(_ writer: inout JSONWriter) {
    writer.key("executionSuccessful")
    writer.bool(false)
    writer.key("toolExecutionNotifications")
    writer.array { writer in
      for error in errors {
        writer.object { writer in
          writer.key("level")
          writer.string(Level.error.rawValue)
          writer.key("message")
          message(error.message, &writer)
          writer.key("locations")
          writer.array { writer in
            if let location = error.location { place(location, &writer) }
          }
        }
      }
    }
  }

  private func driver(_ writer: inout JSONWriter) {
    writer.key("name")
    writer.string("Earshot")
    writer.key("semanticVersion")
    writer.string(toolVersion)
    writer.key("rules")
    writer.lines(rules, indent: 2) { writer, rule in
      writer.object { writer in self.rule(rule, &writer) }
    }
  }

  private func rule(_ rule: Rule, _ writer: inout JSONWriter) {
    writer.key("id")
    writer.string(rule.id)
    writer.key("name")
    writer.string(SARIFReport.pascalCase(rule.id))
    writer.key("shortDescription")
    message(rule.title, &writer)
    writer.key("fullDescription")
    message(rule.what, &writer)
    writer.key("help")
    writer.object { writer in
      writer.key("text")
      writer.string(rule.what)
      writer.key("markdown")
      writer.string(rule.help)
    }
    if let uri = rule.helpURI {
      writer.key("helpUri")
      writer.string(uri)
    }
    writer.key("defaultConfiguration")
    writer.object { writer in
      writer.key("level")
      writer.string(rule.level.rawValue)
    }
    writer.key("properties")
    writer.object { writer in
      writer.key("tags")
      // The schema wants them unique.
      writer.strings(["accessibility"] + rule.tags.filter { $0 != "accessibility" })
    }
  }

  private func result(_ result: Result, _ ruleIndex: Int?, _ writer: inout JSONWriter) {
    writer.key("ruleId")
    writer.string(result.rule)
    if let ruleIndex {
      writer.key("ruleIndex")
      writer.int(ruleIndex)
    }
    writer.key("level")
    writer.string(result.level.rawValue)
    writer.key("message")
    message(result.message, &writer)
    writer.key("locations")
    writer.array { writer in
      if let location = result.location { place(location, &writer) }
    }
    writer.key("partialFingerprints")
    writer.object { writer in
      writer.key("earshot/v1")
      writer.string(result.fingerprint)
    }
    if result.isSuppressed {
      writer.key("suppressions")
      writer.array { writer in
        writer.object { writer in
          writer.key("kind")
          writer.string("inSource")
        }
      }
    }
  }

  private func place(_ location: SourceLocation, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("physicalLocation")
      writer.object { writer in
        writer.key("artifactLocation")
        writer.object { writer in
          writer.key("uri")
          writer.string(URIText.of(path: location.file))
        }
        writer.key("region")
        writer.object { writer in
          writer.key("startLine")
          writer.int(max(1, location.line))
          writer.key("startColumn")
          writer.int(max(1, location.column))
        }
      }
    }
  }

  private func message(_ text: String, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("text")
      writer.string(text)
    }
  }

  /// `inaccessible-action` as `InaccessibleAction`: names of rules are Pascal case in SARIF.
  private static func pascalCase(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// Paths as references of URIs (RFC 3986).
enum URIText {
  static func of(path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    // A colon in the first segment would be read as a scheme.
    for byte in path.utf8 {
      switch byte {
      case 0x41...0x5a, 0x61...0x7a, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
