import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension TextWriter {
  /// What is heard differently, in plain lines: before a minus sign, what was heard; before a plus sign, what is
  /// heard now.
  public mutating func comparison(
    _ comparison: ProjectComparison, limits: ComparisonLimits = .short, showsUnchanged: Bool = false
  ) {
    line("Before: \(comparison.before.name)")
    line("After: \(comparison.after.name)")
    line("\(comparison.sum) \(comparison.origin)")
    let sections = ComparisonSection.all(of: comparison)
    for section in sections.prefix(limits.sections) { self.section(section, limits) }
    if sections.count > limits.sections {
      endLine()
      line("And \(sections.count - limits.sections) more that differ; --all shows them.")
    }
    if let silence = comparison.silence {
      endLine()
      line(silence)
    }
    guard showsUnchanged else { return }
    for screen in comparison.screens { ways(screen) }
  }

  private mutating func section(_ section: ComparisonSection, _ limits: ComparisonLimits) {
    endLine()
    text(section.title, .strong)
    line(section.stateWords.map { ": \($0)" } ?? "")
    if !section.others.isEmpty {
      let names = section.others.prefix(5).joined(separator: ", ")
      line("  the same on \(section.others.count) more: \(names)\(section.others.count > 5 ? ", ..." : "")")
    }
    for change in section.changes.prefix(limits.changes) { self.change(change, of: section) }
    if section.changes.count > limits.changes {
      line("  and \(section.changes.count - limits.changes) more stops; --all shows them")
    }
    for control in ControlChange.lines(section.controls) { line("  \(control)") }
  }

  private mutating func change(_ change: SpeechChange, of section: ComparisonSection) {
    if section.state == .changed {
      line("  \(change.was)" + [change.place, change.stop].compactMap(\.self).joined(separator: ", "))
    }
    if change.kind == .moved || change.kind == .details {
      line("  = \(change.after?.heard.orNothing ?? "")")
    } else {
      if let before = change.before {
        own("  ")
        text("− \(before.heard.orNothing)", .red)
        endLine()
      }
      if let after = change.after { line("  + \(after.heard.orNothing)") }
    }
    for note in change.notes where section.state == .changed { line("  \(note)") }
  }

  // MARK: All ways

  private mutating func ways(_ screen: ScreenComparison) {
    endLine()
    text(screen.after.title, .strong)
    line(screen.differs ? "" : ": nothing differs")
    for technology in AssistiveTechnology.allCases { part(technology, screen) }
  }

  private mutating func part(
    _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
    let before = comparison.before.reach
    let after = comparison.after.reach
    var sums = [
      "\(technology.stopWord) \(before.stops[technology] ?? 0) to \(after.stops[technology] ?? 0)"
    ]
    if technology == .voiceover {
      sums += ["words \(before.words) to \(after.words)", "swipes \(before.swipes) to \(after.swipes)"]
      if let first = comparison.before.seconds, let second = comparison.after.seconds {
        let (a, b) = (first.reduce(0, +), second.reduce(0, +))
        sums.append("seconds \(SecondsText.tenths(a)) to \(SecondsText.tenths(b))")
      }
    }
    line("  \(technology.name): " + sums.joined(separator: ", "))
    for row in comparison.rows(for: technology) { self.row(row, technology, comparison) }
    if technology == .voiceControl { ghosts(comparison) }
  }

  private mutating func row(
    _ row: ScreenComparison.Row, _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
    let before = words(row.before, row.name, technology, comparison.before)
    let after = words(row.after, row.name, technology, comparison.after)
    line("    \(row.name): \(before == after ? before : "\(before); after: \(after)")")
  }

  private func words(
    _ way: ScreenReach.Way?, _ name: String, _ technology: AssistiveTechnology,
    _ side: ScreenComparison.Side
  ) -> String {
    guard let way else { return "out of reach" }
    guard technology == .voiceover, let deed = side.reach.deed(name),
      let seconds = side.seconds(to: deed)
    else { return way.text }
    return "\(way.text), \(SecondsText.tenths(seconds)) seconds"
  }

  private mutating func ghosts(_ comparison: ScreenComparison) {
    list("shown and does nothing before", comparison.before.reach.ghosts)
    list("shown and does nothing after", comparison.after.reach.ghosts)
  }

  private mutating func list(_ title: String, _ names: [String]) {
    guard !names.isEmpty else { return }
    line("    \(title): \(names.joined(separator: "; "))")
  }
}

extension String {
  /// Words for a stop that says nothing.
  var orNothing: String { isEmpty ? "(nothing to say)" : self }
}

extension AssistiveTechnology {
  /// What is counted for it.
  fileprivate var stopWord: String {
    switch self {
    case .voiceover: "stops"
    case .voiceControl: "names"
    case .fullKeyboardAccess: "stops"
    case .switchControl: "items"
    }
  }
}
