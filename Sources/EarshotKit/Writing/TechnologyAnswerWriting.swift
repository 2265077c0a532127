import EarshotOtherTechnologies
import EarshotReports

extension JSONWriter {
  /// `{"names": [...]}`, `{"numbers": [...]}`, `{"actions": [...]}`, `{"elements": [...]}` or
  /// `{"name", "point", "hit"}` of a tap.
  mutating func technologyAnswer(_ answer: TechnologyAnswer) {
    object { writer in
      switch answer {
      case .names(let names):
        writer.key("names")
        writer.strings(names)
      case .elements(let names):
        writer.key("elements")
        writer.strings(names)
      case .actions(let names):
        writer.key("actions")
        writer.strings(names)
      case .numbers(let targets):
        writer.key("numbers")
        writer.array { writer in
          for target in targets { writer.numberedTarget(target) }
        }
      case .tap(let report):
        writer.key("name")
        writer.string(report.name)
        writer.key("point")
        writer.point(report.point)
        writer.key("hit")
        writer.string(report.landing.rawValue)
      }
    }
  }

  private mutating func numberedTarget(_ target: NumberedTarget) {
    object { writer in
      writer.key("number")
      writer.int(target.number)
      writer.key("name")
      writer.string(target.name)
      writer.key("hasActions")
      writer.bool(target.hasActions)
    }
  }
}

extension TextWriter {
  /// The answer as indented lines: nobody says them.
  mutating func technologyAnswer(_ answer: TechnologyAnswer) {
    if answer.lines.isEmpty { own("  (none)\n") }
    for line in answer.lines {
      own("  ")
      self.line(line)
    }
  }
}
