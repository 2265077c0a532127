/// Writes a transcript down while a screen is walked through.
public struct TranscriptRecorder: Sendable {
  private enum Entry: Sendable {
    case heard(HeardLine)
    case gesture(String)
    case comment(String)
  }

  private let comment: [String]
  private var entries: [Entry] = []

  /// - Parameter comment: what the transcript is about, one line each.
  public init(comment: [String] = []) { self.comment = comment }

  /// The screen was arrived on, and this was heard.
  public mutating func arrive(_ heard: Heard) { add(heard) }

  /// A gesture was made, and this was heard. What was no gesture is left out.
  ///
  /// - Parameter answer: what a question was answered with.
  public mutating func perform(_ gesture: String, heard: Heard, answer: [String] = []) {
    guard heard.error == nil else { return }
    entries.append(.gesture(gesture))
    // Nobody says an answer, so it can't be expected.
    for line in answer { comment(TranscriptText.escaped(line), indentation: "  ") }
    add(heard)
  }

  /// Writes a comment between the steps.
  public mutating func comment(_ text: String, indentation: String = "") {
    entries.append(.comment("# \(indentation)\(TranscriptText.comparable(text))"))
  }

  private mutating func add(_ heard: Heard) { entries += heard.lines.map { .heard($0) } }

  /// The gestures so far, in the words of the line protocol.
  public var gestures: [String] {
    entries.compactMap { if case .gesture(let gesture) = $0 { gesture } else { nil } }
  }

  /// What the app printed so far, in its comparable form.
  public var output: [String] {
    entries.compactMap { entry in
      if case .heard(let line) = entry, line.kind == .output { line.text } else { nil }
    }
  }

  /// The whole file.
  ///
  /// - Parameters:
  ///   - input: what was opened, as it is written where the file will lie.
  ///   - options: those that the input was opened with.
  ///   - output: what becomes of the lines that the app printed.
  public func text(
    opening input: String, options: [TranscriptOption], output: RecordedOutput = .kept
  ) -> String {
    let head = comment.map { $0.isEmpty ? "#" : "# \(TranscriptText.comparable($0))" }
    let deed = Deed.open(input: input, options: options)
    let open = TranscriptRecorder.withoutNames(TranscriptText.comparable(deed.description))
    return (head + output.head + [open] + lines(output)).joined(separator: "\n") + "\n"
  }

  private func lines(_ output: RecordedOutput) -> [String] {
    entries.compactMap { entry in
      switch entry {
      case .heard(let line): line.kind == .output && output != .kept ? nil : line.written
      case .gesture(let gesture): "> \(TranscriptRecorder.withoutNames(gesture))"
      case .comment(let line): line
      }
    }
  }

  /// `${` would be taken for a name.
  private static func withoutNames(_ text: String) -> String {
    text.split(separator: "${", omittingEmptySubsequences: false).joined(separator: "\\${")
  }
}

/// What a recorded transcript does with the lines that the app prints.
public enum RecordedOutput: Hashable, Sendable {
  /// They are part of what is expected.
  case kept
  /// They are left out, and `@ignore output` says so.
  case ignored
  /// As `ignored`, with a comment: one of them tells where it stands in the source.
  case ignoredForPosition(String)

  fileprivate var head: [String] {
    switch self {
    case .kept: []
    case .ignored: ["@ignore output"]
    case .ignoredForPosition(let line):
      [
        "# What the app prints tells where it stands in the source, which every edit moves:",
        "#   \(TranscriptText.escaped(line))",
        "# So it is not compared. Without the next line `earshot run --update` writes it down.",
        "@ignore output",
      ]
    }
  }
}
