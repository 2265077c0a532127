import EarshotAccessibilityTree
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct RoleWordTests {
  @Test(
    "a role follows the label (ground truth, all sources)",
    arguments: [
      (Traits.button, "Save, button"), (.header, "Save, heading"), (.image, "Save, image"),
      (.link, "Save, link"), (.staticText, "Save"), ([.button, .link], "Save, button, link"),
      ([.button, .header], "Save, button, heading"), (.draggable, "Save, draggable"),
      (.popUpButton, "Save, pop up button, Double tap to activate the picker"),
    ] as [(Traits, String)])
  func roles(traits: Traits, expected: String) throws {
    #expect(try Announced.caption(Announced.element("Save", traits)) == expected)
  }

  @Test("dimmed stands before the role (mag-radio)")
  func dimmed() throws {
    let element = Announced.element("Cash", value: "4 of 4", [.button, .notEnabled])
    #expect(try Announced.caption(element) == "Cash, 4 of 4, dimmed, button")
  }

  @Test("every trait at once is said in the order of the reference images (as-traits-order)")
  func order() throws {
    let element = Announced.element(
      "All",
      [
        .selected, .notEnabled, .header, .link, .adjustable, .image, .searchField, .keyboardKey,
        .button,
      ])
    #expect(
      try Announced.caption(element)
        == "Selected, All, dimmed, heading, link, adjustable, image, search field")
  }

  @Test(
    "button is silent beside a more telling word (reference images, iOS 17.5-26.2)",
    arguments: [
      (Traits.keyboardKey, "7"), (.backButton, "7, back button"), (.tabBarItem, "7, tab"),
    ])
  func silentButton(trait: Traits, expected: String) throws {
    #expect(try Announced.caption(Announced.element("7", [.button, trait])) == expected)
  }

  @Test("traits without a word stay silent (as-unspoken-traits)")
  func unspoken() throws {
    let silent: Traits = [
      .updatesFrequently, .playsSound, .startsMediaSession, .causesPageTurn, .summaryElement,
      .staticText, .allowsDirectInteraction, .keyboardKey, .supportsZoom, .modal,
    ]
    #expect(try Announced.caption(Announced.element("Quiet", silent)) == "Quiet")
  }

  @Test("a back button called Back is not called so twice (spec announcements.md 2, step 1)")
  func backButton() throws {
    let titled = Announced.element("First", [.button, .backButton])
    let untitled = Announced.element("back", [.button, .backButton])
    #expect(try Announced.caption(titled) == "First, back button")
    #expect(try Announced.caption(untitled) == "back button")
  }

  @Test("a level is spoken of a heading only (c, CVS Health)")
  func headingLevel() throws {
    var element = Announced.element("News", .header)
    element.headingLevel = 2
    #expect(try Announced.caption(element) == "News, heading level 2")
    element.traits = []
    #expect(try Announced.caption(element) == "News")
  }

  @Test("text fields say what they are, then that they can be edited (cvs-textfield-label-value)")
  func textFields() throws {
    let field = Announced.element("Username", value: "jo", .textEntry)
    #expect(try Announced.caption(field) == "Username, jo, text field, Double tap to edit.")
    let secure = Announced.element(nil, value: "•••", [.textEntry, .secureTextField])
    #expect(try Announced.caption(secure) == "•••, secure text field, Double tap to edit.")
    let search = Announced.element("Search", [.textEntry, .searchField])
    #expect(try Announced.caption(search) == "Search, search field, Double tap to edit.")
  }

  @Test("a menu is a pop up button, with button before it where the setting says so (settled)")
  func menu() throws {
    let menu = Announced.element("Sort", [.button, .popUpButton])
    #expect(
      try Announced.caption(menu) == "Sort, pop up button, Double tap to activate the picker")
    #expect(
      try Announced.caption(menu, settings: ["menu-role": "both"])
        == "Sort, button, pop up button, Double tap to activate the picker")
  }

  @Test("a wheel is a picker item that is adjusted (mag-picker-wheel)")
  func wheel() throws {
    let wheel = Announced.element("November", [.pickerItem, .adjustable])
    #expect(
      try Announced.caption(wheel) == "November, picker item, adjustable, " + Announced.adjustHint)
  }

  @Test("a disclosure group says whether it is open, after the role (settled)")
  func expansion() throws {
    var group = Announced.element("Details", .button)
    group.isExpanded = false
    #expect(try Announced.caption(group) == "Details, button, collapsed, Double tap to expand")
    group.isExpanded = true
    group.traits = [.button, .header]
    #expect(
      try Announced.caption(group) == "Details, button, heading, expanded, Double tap to collapse")
  }

  @Test("nothing to say is an empty announcement (ax-ignore-empty)")
  func empty() throws {
    #expect(try Announced.announcer().arrival(at: Announced.element()).isEmpty)
    #expect(try Announced.caption(Announced.element(nil, .button)) == "button")
  }

  @Test("role words follow the screen's language, not the text's (c.5)")
  func language() throws {
    var element = Announced.element("Save", .button)
    element.language = "en"
    let announcement = try Announced.announcer(locale: "de_DE").arrival(at: element)
    #expect(announcement.caption == "Save, Taste")
    #expect(announcement.parts.map(\.language) == ["en", nil])
  }
}
