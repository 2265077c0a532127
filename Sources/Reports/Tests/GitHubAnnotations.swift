import EarshotVocabulary

/// Workflow commands of GitHub Actions: a case that did not pass stands beside its first line in the change.
public enum GitHubAnnotations {
  /// The report in UTF-8.
  public static func bytes(_ report: TestReport) -> [UInt8] {
    FindingAnnotation.bytes(of: report.read, hiding: TestReport.hidden)
      + Array(report.cases.compactMap(annotation).joined().utf8)
  }

  /// One for a case: a changed word would else stand beside every line that hears it.
  private static func annotation(of test: TestReport.Case) -> String? {
    guard let finding = test.findings.first else { return nil }
    var properties = ["title=\(property(test.name))"]
    if let place = finding.place {
      properties =
        [
          "file=\(property(place.file))", "line=\(place.line)", "col=\(place.column)",
        ] + properties
    }
    let others = test.findings.dropFirst().flatMap { ["", $0.placed] + $0.details }
    let message = ([finding.message] + finding.details + others).joined(separator: "\n")
    return "::error \(properties.joined(separator: ","))::\(data(message))\n"
  }

  /// A command ends with its line, and `%` begins an escape.
  static func data(_ text: String) -> String {
    RunnerCommands.broken(inside: text).unicodeScalars.reduce(into: "") { escaped, scalar in
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
