import EarshotVocabulary

/// What `--update` makes of the results: new texts of the files, and what can't be written
/// because it is heard differently from case to case.
public struct TranscriptUpdate: Sendable {
  /// A file before and after.
  public struct File: Sendable {
    /// Where it lies.
    public var path: String
    /// As it was read.
    public var before: ScriptText
    /// As it becomes.
    public var after: ScriptText
    /// Lines that were changed, added or taken out.
    public var lines: Int
  }

  /// The files that change.
  public private(set) var files: [File] = []
  /// Steps whose expectations can't be one text.
  public private(set) var conflicts: [Notice] = []

  /// - Parameters:
  ///   - results: of all cases that were run.
  ///   - texts: the files as they were read. Of a file with errors nothing is changed.
  public init(_ results: [TranscriptResult], texts: [String: ScriptText]) {
    let broken = Set(results.filter { !$0.errors.isEmpty }.map(\.file))
    var wishes: [Step: [FileEdit]] = [:]
    var conflicting: Set<Step> = []
    var order: [Step] = []
    for result in results where !broken.contains(result.file) && !result.isNotRun {
      for revision in result.revisions {
        let step = Step(place: revision.place, expectations: revision.expectations)
        if let earlier = wishes[step] {
          if earlier != revision.edits, conflicting.insert(step).inserted { tell(revision) }
        } else {
          wishes[step] = revision.edits
          order.append(step)
        }
      }
    }
    var edits: [String: [LineEdit]] = [:]
    for step in order where !conflicting.contains(step) {
      for edit in wishes[step] ?? [] { edits[edit.file, default: []].append(edit.edit) }
    }
    apply(edits, to: texts)
  }

  private mutating func apply(_ edits: [String: [LineEdit]], to texts: [String: ScriptText]) {
    for path in edits.keys.sorted() {
      guard let text = texts[path], let changes = edits[path], !changes.isEmpty else { continue }
      // One file may be included twice, with the same wishes.
      var seen: Set<LineEdit> = []
      let unique = changes.filter { seen.insert($0).inserted }
      files.append(
        File(
          path: path, before: text, after: text.applying(unique),
          lines: unique.reduce(0) { $0 + $1.change.lines }))
    }
  }

  private mutating func tell(_ revision: Revision) {
    let message =
      "not updated: what is heard here differs from case to case; give the cases scripts of their own"
    conflicts.append(Notice(.error, .input, at: revision.place, message))
  }

  private struct Step: Hashable {
    var place: SourceLocation
    var expectations: [SourceLocation]
  }
}

extension LineEdit.Change {
  fileprivate var lines: Int {
    switch self {
    case .replace, .remove: 1
    case .insertAfter(let texts): texts.count
    }
  }
}
