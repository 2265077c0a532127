import EarshotVocabulary

/// A workflow command of GitHub Actions that puts a finding beside its line.
public enum FindingAnnotation {
  /// - Parameter level: `error`, `warning` or `notice`.
  public static func bytes(
    level: String, title: String, message: String, at location: SourceLocation?
  ) -> [UInt8] {
    var properties: [String] = []
    if let location {
      properties = [
        "file=\(property(location.file))", "line=\(location.line)", "col=\(location.column)",
      ]
    }
    properties.append("title=\(property(title))")
    return Array("::\(level) \(properties.joined(separator: ","))::\(data(message))\n".utf8)
  }

  /// A command ends with its line, and `%` begins an escape.
  private static func data(_ text: String) -> String {
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
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
