import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `diff --format json` and `compare --format json`: `Schemas/diff.schema.json`,
  /// `Schemas/compare.schema.json`. Every key is always there.
  ///
  /// - Parameter showsAll: with the ways of every technology on every screen, those without a difference too.
  public mutating func comparison(_ comparison: ProjectComparison, showsAll: Bool) {
    object { writer in
      writer.key("version")
      writer.int(1)
      writer.key("computed")
      writer.object { writer in
        writer.key("by")
        writer.string("earshot \(Earshot.version)")
        writer.key("ios")
        writer.int(comparison.iOS)
      }
      writer.breakLine(2)
      writer.key("before")
      writer.version(comparison.before)
      writer.key("after")
      writer.version(comparison.after)
      writer.breakLine(2)
      writer.key("differs")
      writer.bool(comparison.differs)
      writer.key("compared")
      writer.int(comparison.count)
      writer.key("read")
      writer.screensRead(comparison.read)
      writer.breakLine(2)
      writer.key("screens")
      writer.screens(of: comparison, showsAll: showsAll)
      writer.breakLine(2)
      writer.key("silent")
      writer.lines(comparison.silent, indent: 4) { writer, side in writer.side(side) }
      writer.breakLine(2)
      writer.key("diagnostics")
      writer.lines(comparison.syntaxErrors + comparison.notices, indent: 4) { writer, notice in
        writer.notice(notice)
      }
      writer.breakLineBeforeEnd()
    }
    endText()
  }

  private mutating func version(_ version: ProjectComparison.Version) {
    object { writer in
      writer.key("name")
      writer.string(version.name)
      writer.key("commit")
      writer.string(version.commit)
    }
  }

  private enum Entry {
    case paired(ScreenComparison)
    case added(ScreenComparison.Side)
    case removed(ScreenComparison.Side)
  }

  private mutating func screens(of comparison: ProjectComparison, showsAll: Bool) {
    let paired = showsAll ? comparison.screens : comparison.changed
    let entries =
      paired.map(Entry.paired) + comparison.added.map(Entry.added) + comparison.removed.map(Entry.removed)
    lines(entries, indent: 4) { writer, entry in
      switch entry {
      case .paired(let screen):
        writer.screen(
          screen.differs ? "changed" : "unchanged", screen.before, screen.after, screen.changes,
          screen.controls,
          ways: showsAll ? screen : nil)
      case .added(let side):
        writer.screen("added", nil, side, side.stops.map { SpeechChange(nil, $0) }, [], ways: nil)
      case .removed(let side):
        writer.screen("removed", side, nil, side.stops.map { SpeechChange($0, nil) }, [], ways: nil)
      }
    }
  }

  private mutating func screen(
    _ state: String, _ before: ScreenComparison.Side?, _ after: ScreenComparison.Side?,
    _ changes: [SpeechChange], _ controls: [ControlChange], ways: ScreenComparison?
  ) {
    object { writer in
      writer.key("name")
      writer.string((after ?? before)?.name)
      writer.key("state")
      writer.string(state)
      writer.key("before")
      writer.side(before)
      writer.key("after")
      writer.side(after)
      writer.breakLine(6)
      writer.key("changes")
      writer.lines(changes, indent: 8) { writer, change in writer.change(change) }
      writer.key("controls")
      writer.array { writer in
        for control in controls { writer.control(control) }
      }
      guard let ways else { return }
      writer.breakLine(6)
      writer.key("technologies")
      writer.object { writer in
        for technology in AssistiveTechnology.allCases { writer.technology(technology, ways) }
      }
    }
  }

  private mutating func side(_ side: ScreenComparison.Side?) {
    guard let side else { return null() }
    object { writer in
      writer.key("name")
      writer.string(side.name)
      writer.key("file")
      writer.string(side.location?.file)
      writer.key("line")
      writer.int(side.location?.line)
      writer.key("stops")
      writer.int(side.stops.count)
      writer.key("words")
      writer.int(side.reach.words)
      writer.key("seconds")
      writer.number(side.seconds.map { $0.reduce(0, +) })
    }
  }

  private mutating func change(_ change: SpeechChange) {
    object { writer in
      writer.key("kind")
      writer.string(change.kind.rawValue)
      writer.key("before")
      writer.stop(change.before)
      writer.key("after")
      writer.stop(change.after)
      writer.key("details")
      writer.array { writer in
        for detail in change.details {
          writer.object { writer in
            writer.key("fact")
            writer.string(detail.fact.rawValue)
            writer.key("lost")
            writer.bool(detail.isLost)
            writer.key("name")
            writer.string(detail.name)
          }
        }
      }
    }
  }

  private mutating func stop(_ stop: ComparedStop?) {
    guard let stop else { return null() }
    object { writer in
      writer.key("stop")
      writer.int(stop.number)
      writer.key("announcement")
      writer.string(stop.heard)
      writer.key("source")
      writer.place(stop.source)
    }
  }

  private mutating func control(_ control: ControlChange) {
    object { writer in
      writer.key("name")
      writer.string(control.name)
      writer.key("lost")
      writer.bool(control.isLost)
      writer.key("technologies")
      writer.strings(control.technologies.map(\.rawValue))
    }
  }

  // MARK: All ways

  private mutating func technology(_ technology: AssistiveTechnology, _ comparison: ScreenComparison) {
    switch technology {
    case .voiceover: key("voiceover")
    case .voiceControl: key("voice-control")
    case .fullKeyboardAccess: key("full-keyboard-access")
    case .switchControl: key("switch-control")
    }
    object { writer in
      writer.key("stops")
      writer.array { writer in
        writer.int(comparison.before.reach.stops[technology] ?? 0)
        writer.int(comparison.after.reach.stops[technology] ?? 0)
      }
      writer.key("controls")
      writer.array { writer in
        for row in comparison.rows(for: technology) { writer.row(row, technology, comparison) }
      }
    }
  }

  private mutating func row(
    _ row: ScreenComparison.Row, _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
    object { writer in
      writer.key("name")
      writer.string(row.name)
      writer.key("before")
      writer.way(row.before, row.name, technology, comparison.before)
      writer.key("after")
      writer.way(row.after, row.name, technology, comparison.after)
    }
  }

  private mutating func way(
    _ way: ScreenReach.Way?, _ name: String, _ technology: AssistiveTechnology,
    _ side: ScreenComparison.Side
  ) {
    guard let way else { return null() }
    object { writer in
      writer.key("steps")
      writer.int(way.steps)
      writer.key("how")
      writer.string(way.text)
      if technology == .voiceover {
        writer.key("seconds")
        writer.number(side.reach.deed(name).flatMap(side.seconds))
      }
    }
  }
}
