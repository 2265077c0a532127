import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotReports
import EarshotVocabulary

extension JSONWriter {
  /// The whole of `read --format json`: contract, section 2. Every key is always there.
  ///
  /// - Parameters:
  ///   - computed: by which version, as which iOS.
  ///   - explains: adds `cause` to every part.
  ///   - times: adds `seconds` to elements and screens.
  ///   - coverage: adds `coverage` to the screens and to the whole.
  public mutating func readings(
    _ screens: [ScreenReading], diagnostics: Diagnostics, computed: Computed, explains: Bool = false,
    times: Bool = false, coverage: CoverageReport? = nil
  ) {
    beginScreens(computed)
    for screen in screens {
      breakLine(4)
      reading(screen, explains: explains, times: times, covers: coverage != nil)
    }
    endScreens(areEmpty: screens.isEmpty, diagnostics: diagnostics, coverage: coverage)
  }

  /// The beginning of a document about screens, up to the first of them; each is to begin on a line of its
  /// own, indented by 4.
  public mutating func beginScreens(_ computed: Computed) {
    beginObject()
    head(computed)
    breakLine(2)
    key("screens")
    beginArray()
  }

  /// What comes after the screens.
  public mutating func endScreens(
    areEmpty: Bool, diagnostics: Diagnostics, coverage: CoverageReport? = nil
  ) {
    if !areEmpty { breakLineBeforeEnd(2) }
    endArray()
    breakLine(2)
    key("diagnostics")
    self.diagnostics(diagnostics)
    if let coverage {
      breakLine(2)
      key("coverage")
      self.coverage(coverage)
    }
    breakLineBeforeEnd()
    endObject()
    endText()
  }

  /// What was not understood, with whether it touches speech.
  mutating func diagnostics(_ diagnostics: Diagnostics) {
    lines(diagnostics.all, indent: 4) { writer, notice in
      writer.notice(notice, touchesSpeech: diagnostics.touchesSpeech(notice))
    }
  }

  /// One screen: contract, section 2.
  public mutating func reading(
    _ screen: ScreenReading, explains: Bool = false, times: Bool = false, covers: Bool = false
  ) {
    object { writer in
      writer.screenStart(screen.name, screen.location)
      writer.breakLine(6)
      writer.key("elements")
      writer.lines(screen.elements, indent: 8) { writer, element in
        writer.element(element, explains: explains, times: times)
      }
      writer.breakLine(6)
      writer.key("containers")
      writer.lines(screen.containers, indent: 8) { writer, container in
        writer.container(container)
      }
      writer.breakLine(6)
      writer.key("swipes")
      writer.int(screen.swipes)
      if times {
        writer.key("seconds")
        writer.number(screen.seconds)
      }
      if covers {
        writer.breakLine(6)
        writer.key("coverage")
        writer.coverage(screen.understood)
      }
    }
  }

  /// `name`, `source` and `line` of a screen.
  mutating func screenStart(_ name: String, _ location: SourceLocation?) {
    key("name")
    string(name)
    key("source")
    string(location?.file)
    key("line")
    int(location?.line)
  }

  private mutating func container(_ container: ScreenReading.Container) {
    object { writer in
      writer.key("type")
      writer.string(container.type)
      writer.key("label")
      writer.string(container.label)
      writer.key("elements")
      writer.array { writer in
        for index in container.elements { writer.int(index) }
      }
    }
  }

  private mutating func element(_ element: ElementReading, explains: Bool, times: Bool) {
    object { writer in
      writer.speech(of: element, explains: explains)
      writer.properties(of: element)
      writer.place(of: element)
      if times {
        writer.key("seconds")
        writer.number(element.seconds)
      }
    }
  }

  private mutating func speech(of element: ElementReading, explains: Bool) {
    key("announcement")
    string(element.announcement)
    key("spoken")
    string(element.spoken)
    key("parts")
    parts(element.parts, explains: explains)
    key("snapshot")
    object { writer in
      writer.key("description")
      writer.string(element.snapshot.description)
      writer.key("hint")
      writer.string(element.snapshot.hint)
    }
  }

  /// The parts of an utterance, each with its cause where that is asked for.
  mutating func parts(_ parts: [AnnouncementPart], explains: Bool) {
    array { writer in
      for part in parts {
        writer.object { writer in
          writer.key("role")
          writer.string(part.role.rawValue)
          writer.key("text")
          writer.string(part.text)
          guard explains else { return }
          writer.key("cause")
          writer.cause(part.cause)
        }
      }
    }
  }

  private mutating func cause(_ cause: Cause?) {
    guard let cause else { return null() }
    object { writer in
      writer.key("rule")
      writer.string(cause.rule)
      writer.key("modifier")
      writer.string(cause.modifier)
      writer.key("trait")
      writer.string(cause.trait)
      writer.key("setting")
      writer.string(cause.setting)
      writer.key("file")
      writer.string(cause.source?.file)
      writer.key("line")
      writer.int(cause.source?.line)
      writer.key("evidence")
      writer.string(cause.evidence)
    }
  }

  private mutating func properties(of element: ElementReading) {
    key("label")
    string(element.label)
    key("value")
    string(element.value)
    key("hint")
    string(element.hint)
    key("traits")
    strings(element.traits)
    key("customContent")
    customContent(element.customContent)
    key("actions")
    strings(element.actions)
    key("rotors")
    array { writer in
      for rotor in element.rotors {
        writer.object { writer in
          writer.key("name")
          writer.string(rotor.name)
          writer.key("results")
          writer.strings(rotor.results)
        }
      }
    }
    key("inputLabels")
    strings(element.inputLabels)
  }

  /// `[{label, value, importance}]`
  mutating func customContent(_ items: [CustomContent]) {
    array { writer in
      for content in items {
        writer.object { writer in
          writer.key("label")
          writer.string(content.label)
          writer.key("value")
          writer.string(content.value)
          writer.key("importance")
          writer.string(content.importance.rawValue)
        }
      }
    }
  }

  private mutating func place(of element: ElementReading) {
    key("identifier")
    string(element.identifier)
    key("language")
    string(element.language)
    key("headingLevel")
    int(element.headingLevel)
    key("frame")
    rect(element.frame)
    key("activationPoint")
    point(element.activationPoint)
    key("source")
    place(element.source)
  }
}
