import EarshotReports
import EarshotVocabulary

extension ProjectComparison {
  /// A comment on a pull request: a list for each screen, folded where there are many changes.
  public func markdown(limits: ComparisonLimits = .short) -> [UInt8] {
    let sections = ComparisonSection.all(of: self)
    var lines = [
      "### What VoiceOver says differently", "",
      "\(MarkdownText.escaped(sum)) Compared with \(MarkdownText.escaped(before.name)).", "",
    ]
    if !syntaxErrors.isEmpty {
      lines += syntaxErrors.prefix(5).map { "- **error**: \(MarkdownText.escaped($0.description))" } + [""]
    }
    let isFolded = sections.reduce(0) { $0 + $1.changes.count } > ComparisonSection.mostOpen
    for section in sections.prefix(limits.sections) { lines += section.markdown(limits, isFolded: isFolded) }
    if sections.count > limits.sections {
      lines += [
        "And \(sections.count - limits.sections) more that differ; `earshot diff --all` shows them.", "",
      ]
    }
    if let silence { lines += [MarkdownText.escaped(silence), ""] }
    lines.append("<sub>\(origin) Not recorded on a device.</sub>")
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension ComparisonSection {
  /// Changes that are shown without being unfolded.
  fileprivate static let mostOpen = 8

  fileprivate func markdown(_ limits: ComparisonLimits, isFolded: Bool) -> [String] {
    let count = changes.count == 1 ? "1 stop" : "\(changes.count) stops"
    let state = stateWords ?? count
    var lines: [String] = []
    if isFolded {
      lines += ["<details><summary>\(MarkdownText.html(title)): \(state)</summary>", ""]
    } else {
      lines += ["**\(MarkdownText.escaped(title))**\(stateWords.map { ": \($0)" } ?? "")", ""]
    }
    if !others.isEmpty {
      let names = others.prefix(5).map(MarkdownText.escaped).joined(separator: ", ")
      lines += ["The same on \(others.count) more: \(names)\(others.count > 5 ? ", and others" : "").", ""]
    }
    for change in changes.prefix(limits.changes) { lines += markdown(of: change) }
    if changes.count > limits.changes { lines.append("- and \(changes.count - limits.changes) more stops") }
    lines += ControlChange.lines(controls).map { "- \(MarkdownText.escaped($0))" }
    return lines + (isFolded ? ["", "</details>", ""] : [""])
  }

  /// The line alone where it is in the screen's own file.
  private func place(of change: SpeechChange) -> String? {
    guard let place = change.place else { return nil }
    guard let file, place.hasPrefix("\(file):") else { return MarkdownText.escaped(place) }
    return "line \(place.dropFirst(file.count + 1))"
  }

  /// One item; a line break inside it is two blanks at the end of a line.
  private func markdown(of change: SpeechChange) -> [String] {
    var parts: [String] = []
    if change.kind == .moved || change.kind == .details {
      parts.append("= \(MarkdownText.escaped(change.after?.heard.orNothing ?? ""))")
    } else {
      if let before = change.before { parts.append("− \(MarkdownText.escaped(before.heard.orNothing))") }
      if let after = change.after { parts.append("\\+ \(MarkdownText.escaped(after.heard.orNothing))") }
    }
    if state == .changed {
      parts += change.notes.map(MarkdownText.escaped)
      let place = [self.place(of: change), change.stop].compactMap(\.self).joined(
        separator: ", ")
      parts[parts.count - 1] += " (\(change.was)\(place))"
    }
    return parts.enumerated().map { index, part in
      (index == 0 ? "- " : "  ") + part + (index < parts.count - 1 ? "  " : "")
    }
  }
}
