import EarshotVocabulary

/// Findings as JUnit XML, as build servers read it: a suite for each file, a failed case for each
/// finding; what passed is one case for each rule.
public struct FindingsJUnit: Sendable {
  /// One rule on one screen.
  public struct Case: Sendable {
    /// The rule's id.
    public var rule: String
    /// nil: the rule found nothing.
    public var failure: Failure?

    /// A case; without a failure it passed.
    public init(rule: String, failure: Failure? = nil) {
      self.rule = rule
      self.failure = failure
    }
  }

  /// A finding.
  public struct Failure: Sendable {
    /// One sentence.
    public var message: String
    /// More lines for people.
    public var details: String
    /// The severity, by its name.
    public var level: String
    /// Where it is; nil where there is no place.
    public var location: SourceLocation?

    /// A finding at a place.
    public init(message: String, details: String, level: String, location: SourceLocation?) {
      self.message = message
      self.details = details
      self.level = level
      self.location = location
    }
  }

  /// In the order of the report.
  public var cases: [Case]

  /// A report of these cases.
  public init(cases: [Case]) { self.cases = cases }

  /// The document in UTF-8.
  public func bytes() -> [UInt8] {
    let failures = cases.count { $0.failure != nil }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite"
    xml += attribute("name", "earshot audit") + attribute("tests", String(cases.count))
    xml += attribute("failures", String(failures)) + attribute("errors", "0")
    xml += attribute("skipped", "0") + attribute("time", "0") + ">\n"
    for test in cases { write(test, to: &xml) }
    xml += "  </testsuite>\n</testsuites>\n"
    return Array(xml.utf8)
  }

  private func write(_ test: Case, to xml: inout String) {
    let place = test.failure?.location
    let name = place.map { "\(test.rule) \($0.file):\($0.line):\($0.column)" } ?? test.rule
    xml += "    <testcase" + attribute("name", name) + attribute("classname", "audit.\(test.rule)")
    if let place { xml += attribute("file", place.file) + attribute("line", String(place.line)) }
    xml += attribute("time", "0")
    guard let failure = test.failure else {
      xml += "/>\n"
      return
    }
    xml += ">\n      <failure" + attribute("message", failure.message)
    xml += attribute("type", failure.level) + ">"
    xml += FindingsJUnit.escaped(failure.details) + "</failure>\n    </testcase>\n"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(FindingsJUnit.escaped(value))\""
  }

  /// XML 1.0 knows no control characters; marks of its own become entities.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case _ where scalar.isHarmful || scalar.value == 0xfffe || scalar.value == 0xffff:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
