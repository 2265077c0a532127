/// Writes a transcript down while a screen is walked through.
public struct TranscriptRecorder: Sendable {
  private let comment: [String]
  private var lines: [String] = []

  /// - Parameter comment: what the transcript is about, one line each.
  public init(comment: [String] = []) { self.comment = comment }

  /// The screen was arrived on, and this was heard.
  public mutating func arrive(_ heard: Heard) { add(heard) }

  /// A gesture was made, and this was heard. What was no gesture is left out.
  ///
  /// - Parameter answer: what a question was answered with.
  public mutating func perform(_ gesture: String, heard: Heard, answer: [String] = []) {
    guard heard.error == nil else { return }
    lines.append("> \(TranscriptRecorder.withoutNames(gesture))")
    // Nobody says an answer, so it can't be expected.
    for line in answer { comment(TranscriptText.escaped(line), indentation: "  ") }
    add(heard)
  }

  /// Writes a comment between the steps.
  public mutating func comment(_ text: String, indentation: String = "") {
    lines.append("# \(indentation)\(TranscriptText.comparable(text))")
  }

  private mutating func add(_ heard: Heard) { lines += heard.lines.map(\.written) }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - input: what was opened, as it is written where the file will lie.
  ///   - options: those that the input was opened with.
  public func text(opening input: String, options: [TranscriptOption]) -> String {
    let head = comment.map { $0.isEmpty ? "#" : "# \(TranscriptText.comparable($0))" }
    let deed = Deed.open(input: input, options: options)
    let open = TranscriptRecorder.withoutNames(TranscriptText.comparable(deed.description))
    return (head + [open] + lines).joined(separator: "\n") + "\n"
  }

  /// `${` would be taken for a name.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "\\${")
  }
}
