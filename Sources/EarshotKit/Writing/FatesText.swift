import EarshotReports
import EarshotVocabulary

extension TextWriter {
  /// The declared views, indented as they are nested, each with what became of it.
  public mutating func fates(_ screens: [ScreenFates], frames: Bool = false) {
    for (index, screen) in screens.enumerated() {
      fates(screen, isFirst: index == 0, isOnly: screens.count == 1, frames: frames)
    }
  }

  /// One screen; where there are others, under its name.
  public mutating func fates(_ screen: ScreenFates, isFirst: Bool, isOnly: Bool, frames: Bool = false) {
    if !isOnly { heading(screen.heading, isFirst: isFirst) }
    if screen.views.isEmpty { own("(no views)\n") }
    for view in screen.views { fate(view, frames: frames) }
  }

  /// Levels that are shown by indentation; deeper ones say their level, so that the output stays
  /// linear in the number of views.
  private static let indentedLevels = 30

  private mutating func fate(_ view: ViewFate, frames: Bool) {
    spaces(2 * min(max(0, view.depth), TextWriter.indentedLevels))
    if view.depth > TextWriter.indentedLevels { text("(level \(view.depth)) ") }
    text(view.name, .strong)
    if !view.summary.isEmpty { text(" \"\(view.summary)\"") }
    own(": ")
    text(view.outcome)
    if let reason = view.reason { text(" \(reason)") }
    for note in view.notes { text(" \(note.hasSuffix(".") ? note : note + ".")", .faint) }
    if frames, let frame = view.frame { text(" \(TextWriter.words(for: frame))") }
    if let source = view.source { text(" (\(source.file):\(source.line))", .faint) }
    endLine()
  }

  private static func words(for frame: Rect) -> String {
    var writer = JSONWriter(spacing: .readable)
    writer.rect(frame)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ViewFate {
  /// What became of the view in a few words; stops are numbered from 1, as `read` does.
  var outcome: String {
    switch kind {
    case .stop:
      guard let element, let announcement else { return "a stop." }
      return announcement.isEmpty
        ? "stop \(element + 1), says nothing." : "stop \(element + 1), \"\(announcement)\"."
    case .container: return container.map { "container \($0)." } ?? "a container."
    case .merged: return element.map { "part of stop \($0 + 1)." } ?? "part of another view."
    case .hidden: return "hidden."
    case .replaced: return "replaced."
    case .silent: return "silent."
    case .transparent: return "passes its children on."
    }
  }
}
