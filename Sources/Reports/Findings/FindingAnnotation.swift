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

  /// How far screens were read, where something is missing: a warning where one was not read at all.
  ///
  /// - Parameter what: what is not seen there.
  public static func bytes(of read: ScreensRead, hiding what: String) -> [UInt8] {
    guard let sentence = read.sentence(hiding: what) else { return [] }
    let level = read.unread.isEmpty ? "notice" : "warning"
    return bytes(level: level, title: "Not all was read", message: sentence, at: nil)
  }
}
