import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// voiceover.md b: what is in the rotor, and its names; what `rotor NAME` answers is contract 3.
@Suite struct RotorDialTests {
  private var sketch: ScreenSketch {
    ScreenSketch([
      .element("Weekend", .header), .element("Read more", .link), .element("Moon", .image),
      .element("Name", .textEntry), .button("Save"), .element("Footer", .staticText),
    ])
  }

  @Test("Turning speaks the name and nothing else; the dial is circular (voiceover.md b)")
  func isCircular() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    var names: [String] = []
    repeat {
      let response = navigator.perform(.rotorNext)
      #expect(response.sounds.isEmpty)
      names += response.captions
      #expect(response.rotor == response.captions.first)
    } while names.last != "Characters" && names.count < 50
    #expect(names.first == "Words")
    #expect(names.last == "Characters")
    #expect(navigator.heard("rotor previous").first == names.dropLast().last)
  }

  @Test("What looks for elements is offered where the screen has them (voiceover.md b)")
  func offersWhatIsThere() throws {
    var navigator = try Navigator(on: sketch)
    var names: Set<String> = []
    for _ in 0..<30 { names.formUnion(navigator.heard("rotor next")) }
    let there = [
      "Characters", "Words", "Headings", "Links", "Form Controls", "Buttons", "Text Fields",
      "Images", "Static Text", "Speech Rate", "Hints",
    ]
    #expect(names.isSuperset(of: there))
    #expect(names.isDisjoint(with: ["Tables", "Lists", "Landmarks", "Actions", "Adjust Value"]))
  }

  @Test("Headings stand right after Words (heard in that order, WWDC 2018-226)")
  func hasHeadingsAfterWords() throws {
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("rotor next", "rotor next") == ["Words", "Headings"])
  }

  @Test("rotor NAME speaks the name once, ignoring case; the beginning is enough")
  func turnsByName() throws {
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("rotor headings") == ["Headings"])
    #expect(navigator.heard("rotor headings") == ["Headings"])
    #expect(navigator.heard("rotor form") == ["Form Controls"])
  }

  @Test("A setting that is not there answers with action-failed", arguments: ["Actions", "Zoo"])
  func missesName(name: String) throws {
    var navigator = try Navigator(on: sketch)
    let response = navigator.perform(.rotor(name))
    #expect(response.sounds == [.actionFailed])
    #expect(response.rotor == "Characters")
  }

  @Test("Moving by the rotor does not change the rotor (voiceover.md b)")
  func keepsSetting() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("rotor Buttons", "swipe down", "swipe right")
    #expect(navigator.rotor == "Buttons")
  }

  @Test("rotor=NAME is the setting at the start (settled, Rotor at start)")
  func startsAsSet() throws {
    let navigator = try Navigator(on: sketch, settings: ["rotor": "Headings"])
    #expect(navigator.rotor == "Headings")
  }

  @Test("Rotor names are spoken in the interface's language and understood in English too")
  func speaksGerman() throws {
    var german = sketch
    german.environment.locale = "de_DE"
    var navigator = try Navigator(on: german)
    #expect(navigator.heard("rotor Headings") == ["Überschriften"])
    #expect(navigator.heard("rotor bilder") == ["Bilder"])
  }

  @Test("speak-rotor-confirmation=off turns without a word (voiceover.md b)")
  func turnsSilently() throws {
    var navigator = try Navigator(on: sketch, settings: ["speak-rotor-confirmation": "off"])
    let response = navigator.perform(.rotorNext)
    #expect(response.utterances.isEmpty)
    #expect(response.rotor == "Words")
  }
}

/// Settled, "Rotor at start"; voiceover.md b, automatic selection.
@Suite struct AutomaticRotorTests {
  private var sketch: ScreenSketch {
    ScreenSketch([
      .element("Plain"), .button("Mail").with(actions: "Reply"),
      .element("Volume", .adjustable, value: "50%").with(actions: "Mute"),
      .element("Title", .header).with(actions: "Pin"),
    ])
  }

  @Test("An element with actions puts Actions in force; leaving it returns to the user's own")
  func putsActionsInForce() throws {
    var navigator = try Navigator(on: sketch)
    #expect(navigator.perform(.swipe(.right)).rotor == "Actions")
    #expect(navigator.perform(.swipe(.left)).rotor == "Characters")
    _ = navigator.heard("rotor Words")
    #expect(navigator.perform(.swipe(.right)).rotor == "Actions")
    #expect(navigator.perform(.swipe(.left)).rotor == "Words")
  }

  @Test("An adjustable element puts Adjust Value in force, even where it has actions")
  func adjustableWins() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("touch Volume")
    #expect(navigator.rotor == "Adjust Value")
    #expect(navigator.heard("rotor Actions") == ["Actions"])
  }

  @Test("A setting that the user turned to on the element stays while focus is there")
  func userWins() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("touch Mail", "rotor Words", "swipe down")
    #expect(navigator.rotor == "Words")
  }

  @Test("Coming to an element by the rotor keeps the rotor's setting")
  func rotorMoveWins() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("rotor Headings", "swipe down")
    #expect(navigator.focus == 3)
    #expect(navigator.rotor == "Headings")
  }

  @Test("Actions chosen by hand go with the element; the user's own comes back behind it")
  func boundSettingGoes() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("rotor Words", "touch Volume", "rotor Actions", "first")
    #expect(navigator.rotor == "Words")
  }
}
