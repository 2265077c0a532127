import EarshotVocabulary

extension Revision {
  /// What must change for the step to expect what was heard. Lines that are as expected, and
  /// `...`, stay.
  init(of step: Step, _ comparison: Comparison) {
    place = step.place
    expectations = step.expected.map(\.place)
    edits = []
    var anchor = step.place
    var added: [String] = []
    for row in comparison.rows {
      switch row {
      case .same(let expectation, _), .skipped(let expectation, _):
        insert(&added, after: anchor)
        anchor = expectation.place
      case .changed(let expectation, let line):
        insert(&added, after: anchor)
        edit(expectation.place, .replace(line.written))
        anchor = expectation.place
      case .missing(let expectation):
        insert(&added, after: anchor)
        edit(expectation.place, .remove)
        anchor = expectation.place
      case .extra(let line): added.append(line.written)
      }
    }
    insert(&added, after: anchor)
  }

  private mutating func insert(_ lines: inout [String], after place: SourceLocation) {
    guard !lines.isEmpty else { return }
    edit(place, .insertAfter(lines))
    lines = []
  }

  private mutating func edit(_ place: SourceLocation, _ change: LineEdit.Change) {
    edits.append(FileEdit(file: place.file, edit: LineEdit(line: place.line, change: change)))
  }
}
