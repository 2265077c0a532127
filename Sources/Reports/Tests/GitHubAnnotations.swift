import EarshotVocabulary

/// Workflow commands of GitHub Actions: each finding stands beside its line in the change.
public enum GitHubAnnotations {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport) -> [UInt8] {
    var text = ""
    for test in report.cases {
      for finding in test.findings { text += annotation(finding, of: test) }
    }
    return Array(text.utf8)
  }

  private static func annotation(_ finding: TestReport.Finding, of test: TestReport.Case) -> String {
    var properties = ["title=\(property(test.name))"]
    if let place = finding.place {
      properties =
        [
          "file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)",
        ] + properties
    }
    let message = ([finding.message] + finding.details).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// A command ends with its line, and `%` begins an escape.
  static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\n": escaped += "%0A"
      case "\r": escaped += "%0D"
      case _ where scalar.isHarmful: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// Commas part properties, and a colon ends them.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
