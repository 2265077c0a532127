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
        "file=\(GitHubAnnotations.property(location.file))", "line=\(location.line)",
        "col=\(location.column)",
      ]
    }
    properties.append("title=\(GitHubAnnotations.property(title))")
    return Array("::\(level) \(properties.joined(separator: ","))::\(GitHubAnnotations.data(message))\n".utf8)
  }
}
