import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `tree --format json`. Every key is always there.
  public mutating func fates(_ screens: [ScreenFates], diagnostics: [Notice], computed: Computed) {
    object { writer in
      writer.head(computed)
      writer.breakLine(2)
      writer.key("screens")
      writer.lines(screens, indent: 4) { writer, screen in
        writer.object { writer in
          writer.screenStart(screen.name, screen.location)
          writer.breakLine(6)
          writer.key("views")
          writer.lines(screen.views, indent: 8) { writer, view in writer.fate(view) }
        }
      }
      writer.breakLine(2)
      writer.key("diagnostics")
      writer.lines(diagnostics, indent: 4) { writer, notice in writer.notice(notice) }
      writer.breakLineBeforeEnd()
    }
    endText()
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
