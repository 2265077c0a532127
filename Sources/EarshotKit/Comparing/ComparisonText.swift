import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension TextWriter {
  /// Two versions side by side in plain lines: before, then after an arrow in words.
  public mutating func comparison(_ comparison: ScreenComparison) {
    line("Before: \(comparison.before.name)")
    line("After: \(comparison.after.name)")
    for technology in AssistiveTechnology.allCases { part(technology, comparison) }
  }

  private mutating func part(
    _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
    endLine()
    text(technology.name, .strong)
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
    line(": " + sums.joined(separator: ", "))
    for row in comparison.rows(for: technology) { self.row(row, technology, comparison) }
    if technology == .voiceControl { ghosts(comparison) }
    list("gained", comparison.gained(for: technology))
    list("lost", comparison.lost(for: technology))
  }

  private mutating func row(
    _ row: ScreenComparison.Row, _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
    let before = words(row.before, row.name, technology, comparison.before)
    let after = words(row.after, row.name, technology, comparison.after)
    line("  \(row.name): \(before == after ? before : "\(before); after: \(after)")")
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
    line("  \(title): \(names.joined(separator: "; "))")
  }
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
