import EarshotAudit
import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `compare --format json`. Every key is always there.
  public mutating func comparison(_ comparison: ScreenComparison) {
    object { writer in
      writer.key("version")
      writer.int(1)
      writer.key("before")
      writer.side(comparison.before)
      writer.key("after")
      writer.side(comparison.after)
      writer.key("technologies")
      writer.object { writer in
        for technology in AssistiveTechnology.allCases { writer.technology(technology, comparison) }
      }
    }
    endText()
  }

  private mutating func side(_ side: ScreenComparison.Side) {
    object { writer in
      writer.key("name")
      writer.string(side.name)
      writer.key("announcements")
      writer.strings(side.reach.announcements)
      writer.key("stops")
      writer.int(side.reach.announcements.count)
      writer.key("words")
      writer.int(side.reach.words)
      writer.key("swipes")
      writer.int(side.reach.swipes)
      writer.key("seconds")
      writer.number(side.seconds.map { $0.reduce(0, +) })
      writer.key("names")
      writer.strings(side.reach.names)
      writer.key("ghosts")
      writer.strings(side.reach.ghosts)
    }
  }

  private mutating func technology(
    _ technology: AssistiveTechnology, _ comparison: ScreenComparison
  ) {
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
      writer.key("gained")
      writer.strings(comparison.gained(for: technology))
      writer.key("lost")
      writer.strings(comparison.lost(for: technology))
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
