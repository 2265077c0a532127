import EarshotAnnouncements
import EarshotReports

extension TextWriter {
  /// Screens for people: one stop a line, numbered; a screen's name where there are several.
  public mutating func readings(_ screens: [ScreenReading], explains: Bool = false) {
    for (index, screen) in screens.enumerated() {
      reading(screen, isFirst: index == 0, isOnly: screens.count == 1, explains: explains)
    }
  }

  /// One screen; where there are others, under its name.
  public mutating func reading(
    _ screen: ScreenReading, isFirst: Bool, isOnly: Bool, explains: Bool = false
  ) {
    if !isOnly { heading(screen.heading, isFirst: isFirst) }
    reading(screen, explains: explains)
  }

  /// The same from what is said alone.
  public mutating func utterances(_ screen: ScreenUtterances, isFirst: Bool, isOnly: Bool) {
    if !isOnly { heading(screen.heading, isFirst: isFirst) }
    if screen.texts.isEmpty { nothingToStopAt(screen.silenceReason) }
    for (place, text) in screen.texts.enumerated() { stop(place, text) }
  }

  /// A screen's name on a line, after an empty one where a screen came before.
  mutating func heading(_ name: String, isFirst: Bool) {
    if !isFirst { endLine() }
    text(name, .strong)
    endLine()
  }

  private mutating func nothingToStopAt(_ reason: String?) {
    line(reason.map { "(nothing to stop at: \($0))" } ?? "(nothing to stop at)")
  }

  private mutating func stop(_ index: Int, _ announcement: String) {
    text("\(index + 1).", .faint)
    own(" ")
    line(announcement.isEmpty ? "(nothing to say)" : announcement)
  }

  private mutating func reading(_ screen: ScreenReading, explains: Bool) {
    if screen.elements.isEmpty { nothingToStopAt(screen.silenceReason) }
    for (index, element) in screen.elements.enumerated() {
      stop(index, element.announcement)
      if let seconds = element.seconds { self.seconds(seconds, "   takes ") }
      if explains { causes(of: element.parts) }
    }
    if let seconds = screen.seconds { self.seconds(seconds, "In all ") }
  }

  private mutating func seconds(_ seconds: Double, _ words: StaticString) {
    own(words)
    text(SecondsText.tenths(seconds))
    own(" seconds\n")
  }

  /// Under an utterance: every part and its cause on a line of its own.
  public mutating func causes(of parts: [AnnouncementPart]) {
    for part in parts where !part.text.isEmpty {
      own("   ")
      text("\"\(part.text)\"", .strong)
      own(" ")
      text(part.role.rawValue)
      if let cause = part.cause {
        own(": ")
        text(cause.sentence)
      }
      endLine()
    }
  }
}

extension Cause {
  /// Rule, then what said so and where it was seen, in one line.
  var sentence: String {
    let facts = [
      rule, modifier, trait.map { "trait \($0)" },
      setting.map { "setting \($0)" }, source?.description, evidence.map { "(\($0))" },
    ]
    return facts.compactMap { $0 }.joined(separator: "; ")
  }
}

/// Lengths of time as they are shown.
public enum SecondsText {
  /// With one decimal: `12.3`.
  public static func tenths(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e12 else { return "0.0" }
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(abs(tenths % 10))"
  }
}
