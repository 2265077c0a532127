import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `tree --format json`. Every key is always there.
  public mutating func fates(_ screens: [ScreenFates], diagnostics: Diagnostics, computed: Computed) {
    beginScreens(computed)
    for screen in screens { fates(screen) }
    endScreens(areEmpty: screens.isEmpty, diagnostics: diagnostics)
  }

  /// One screen of them, on a line of its own.
  public mutating func fates(_ screen: ScreenFates) {
    breakLine(4)
    object { writer in
      writer.screenStart(screen.name, screen.location)
      writer.breakLine(6)
      writer.key("views")
      writer.lines(screen.views, indent: 8) { writer, view in writer.fate(view) }
    }
  }

  private mutating func fate(_ view: ViewFate) {
    object { writer in
      writer.key("name")
      writer.string(view.name)
      writer.key("summary")
      writer.string(view.summary)
      writer.key("depth")
      writer.int(view.depth)
      writer.key("source")
      writer.place(view.source)
      writer.key("fate")
      writer.string(view.kind.rawValue)
      writer.key("reason")
      writer.string(view.reason)
      writer.key("element")
      writer.int(view.element)
      writer.key("announcement")
      writer.string(view.announcement)
      writer.key("container")
      writer.string(view.container)
      writer.key("frame")
      writer.rect(view.frame)
      writer.key("notes")
      writer.strings(view.notes)
    }
  }
}
