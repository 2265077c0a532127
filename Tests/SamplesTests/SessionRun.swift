import EarshotKit
import Foundation

/// Does what a session does, and says where something else is heard.
struct SessionRun {
  struct Difference: CustomStringConvertible {
    var line: Int
    var deed: Session.Deed
    var expected: [String?]
    var heard: [String]

    var description: String {
      let expected = expected.map { $0 ?? "..." }.joined(separator: "\n    ")
      let heard = heard.joined(separator: "\n    ")
      return "line \(line), \(deed):\n  expected\n    \(expected)\n  heard\n    \(heard)"
    }
  }

  private let folder: URL
  private var session: NavigationSession?
  private(set) var differences: [Difference] = []

  init(folder: URL) { self.folder = folder }

  mutating func run(_ script: Session) throws {
    for step in script.steps {
      let heard = try perform(step.deed)
      guard !SessionRun.matches(heard, step.expected) else { continue }
      differences.append(
        Difference(line: step.line, deed: step.deed, expected: step.expected, heard: heard))
    }
  }

  private mutating func perform(_ deed: Session.Deed) throws -> [String] {
    switch deed {
    case .open(let input, let written):
      var options = OpenOptions()
      for option in written { try options.set(option.name, to: option.value) }
      let path = folder.appending(path: input).standardizedFileURL.path()
      let opened = try Earshot.open([path], options: options)
      var session = NavigationSession(try opened.navigator(), settings: opened.settings)
      let heard = session.open().lines
      self.session = session
      return heard
    case .gesture(let gesture):
      return session?.perform(line: gesture).lines ?? []
    }
  }

  /// Whether the lines are the expected ones, where nil stands for any number of lines. Each run
  /// of lines between two gaps is taken at the first place where it fits.
  static func matches(_ heard: [String], _ expected: [String?]) -> Bool {
    var runs = expected.split(separator: nil, omittingEmptySubsequences: false)
      .map { $0.compactMap(\.self) }
    let first = runs.removeFirst()
    guard heard.starts(with: first) else { return false }
    guard let last = runs.popLast() else { return heard.count == first.count }
    var rest = heard.dropFirst(first.count)
    for run in runs {
      guard let end = SessionRun.end(of: run, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func end(of run: [String], in lines: ArraySlice<String>) -> Int? {
    guard !run.isEmpty else { return lines.startIndex }
    return lines.indices.first { lines[$0...].starts(with: run) }.map { $0 + run.count }
  }
}

extension ShownResponse {
  /// As a transcript writes it: sounds, output, utterances; what went wrong with a line as well,
  /// so that a misspelled gesture is never passed over.
  var lines: [String] {
    response.sounds.map { "! \($0.rawValue)" }
      + response.output.map { "= \(TranscriptText.escaped($0))" }
      + utterances.map { TranscriptText.quoted($0) }
      + (response.error.map { ["error: \($0)"] } ?? [])
      + notices.map { "notice: \($0)" }
  }
}
