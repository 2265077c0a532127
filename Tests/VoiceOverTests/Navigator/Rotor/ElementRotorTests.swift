import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct ElementRotorTests {
  private var sketch: ScreenSketch {
    ScreenSketch([
      .element("Intro"), .element("Asia", .header), .element("Mount Fuji"),
      .element("North America", .header), .element("Grand Canyon"),
    ])
  }

  @Test("Swipes go to the next and previous match and speak it in full (voiceover.md b)")
  func movesToMatches() throws {
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("rotor Headings", "swipe down", "swipe down", "swipe up") == [
        "Headings", "Asia, heading", "North America, heading", "Asia, heading",
      ])
    #expect(navigator.focus == 1)
  }

  @Test("Behind the last match focus stays, with the boundary sound (WWDC 2020-10116)")
  func staysOnLastMatch() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("rotor Headings", "swipe down", "swipe down")
    let response = navigator.perform(.swipe(.down))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["North America, heading"])
    #expect(response.focus == 3)
  }

  @Test("Where there is none at all: Heading not found (recorded, WWDC 2018-226)")
  func findsNone() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    #expect(navigator.heard("rotor Headings", "swipe down") == ["Headings", "Heading not found"])
    #expect(navigator.focus == 0)
  }

  @Test("Heading levels are there by name (rotor names of AccessibilitySnapshot)")
  func findsLevels() throws {
    var levelled = sketch
    levelled.elements[3].headingLevel = 2
    var navigator = try Navigator(on: levelled)
    _ = navigator.heard("rotor Heading 2", "swipe down")
    #expect(navigator.focus == 3)
  }

  @Test(
    "Containers stops at the first element of each, lists and landmarks at theirs (spec voiceover.md b and swiftui.md 1.3)"
  )
  func findsContainers() throws {
    var contained = sketch
    contained.contain(1..<3, .list, label: "Peaks")
    contained.contain(3..<5, .landmark, label: "Parks")
    var navigator = try Navigator(on: contained)
    _ = navigator.heard("rotor Containers", "swipe down")
    #expect(navigator.focus == 1)
    _ = navigator.heard("swipe down")
    #expect(navigator.focus == 3)
    _ = navigator.heard("first", "rotor Lists", "swipe down", "swipe down")
    #expect(navigator.focus == 1)
    _ = navigator.heard("rotor Landmarks", "swipe down")
    #expect(navigator.focus == 3)
  }

  @Test("Links inside a text are stops of the Links rotor, and a double tap opens them (d365-030)")
  func findsInlineLinks() throws {
    var text = AccessibilityElement.element("Read the terms and the privacy notice", .staticText)
    text.links = [
      Link(text: "terms", url: "https://example.org/terms"),
      Link(text: "privacy notice", url: "https://example.org/privacy"),
    ]
    var navigator = try Navigator(on: ScreenSketch([.element("Intro"), text]))
    #expect(
      navigator.heard("rotor Links", "swipe down", "swipe down") == [
        "Links", "terms, link", "privacy notice, link",
      ])
    #expect(navigator.perform(.doubleTap).output == ["open https://example.org/privacy"])
  }
}

@Suite struct AppRotorTests {
  private func entry(_ label: String, at target: String? = nil) -> Rotor.Entry {
    Rotor.Entry(label: label, target: target.map(Identity.of))
  }

  private var warnings: ScreenSketch {
    var sketch = ScreenSketch("Good job", "Food is over budget", "Keep on", "Savings are low")
    sketch.contain(0..<4, .semanticGroup) {
      $0.rotors = [
        Rotor(
          name: "Warnings",
          entries: [
            self.entry("a", at: "Food is over budget"), self.entry("b", at: "Savings are low"),
          ])
      ]
    }
    return sketch
  }

  @Test("A rotor of the app goes through its entries, each spoken in full (wwdc21-10119)")
  func goesThroughEntries() throws {
    var navigator = try Navigator(on: warnings)
    #expect(
      navigator.heard("rotor Warnings", "swipe down", "swipe down", "swipe up") == [
        "Warnings", "Food is over budget", "Savings are low", "Food is over budget",
      ])
    #expect(navigator.rotor == "Warnings")
  }

  @Test("It begins with the entry nearest to the cursor (assumed from Apple's accessibilityRotor)")
  func beginsNearCursor() throws {
    var navigator = try Navigator(on: warnings)
    #expect(
      navigator.heard("touch Keep on", "rotor Warnings", "swipe down").last == "Savings are low")
  }

  @Test("At its end focus stays on the last match with the boundary sound (WWDC 2020-10116)")
  func staysAtEnd() throws {
    var navigator = try Navigator(on: warnings)
    _ = navigator.heard("rotor Warnings", "swipe down", "swipe down")
    let response = navigator.perform(.swipe(.down))
    #expect(response.sounds == [.boundary])
    #expect(response.focus == 3)
  }

  @Test(
    "Entries without an element are spoken by their label, and the cursor stays (Apple's AccessibilityRotorEntry, iOS 15)"
  )
  func speaksLabels() throws {
    var element = AccessibilityElement.element("Map")
    element.rotors = [Rotor(name: "Stops", entries: [entry("Pier"), entry("Market")])]
    var navigator = try Navigator(on: ScreenSketch([element]))
    #expect(
      navigator.heard("rotor Stops", "swipe down", "swipe down") == ["Stops", "Pier", "Market"])
    #expect(navigator.focus == 0)
  }

  @Test("An empty rotor answers that nothing was found (WWDC 2018-226: \"Heading not found\")")
  func isEmpty() throws {
    var element = AccessibilityElement.element("Map")
    element.rotors = [Rotor(name: "Stops")]
    var navigator = try Navigator(on: ScreenSketch([element]))
    #expect(navigator.heard("rotor Stops", "swipe down") == ["Stops", "Stops not found"])
  }

  @Test("A range of the element's text is spoken alone, whatever its bounds (WWDC 2020-10116)")
  func speaksRanges() throws {
    var element = AccessibilityElement.element("Call Ada or Ben")
    element.rotors = [
      Rotor(
        name: "Mentions",
        entries: [
          Rotor.Entry(target: .of("Call Ada or Ben"), textRange: 5..<8),
          Rotor.Entry(target: .of("Call Ada or Ben"), textRange: 12..<900),
        ])
    ]
    var navigator = try Navigator(on: ScreenSketch([.element("Top"), element]))
    #expect(
      navigator.heard("last", "rotor Mentions", "swipe down", "swipe down", "swipe up").suffix(3)
        == ["Ada", "Ben", "Ada"])
  }

  @Test("The app prepares an entry before focus moves (swiftui.md 1.5)")
  func preparesEntry() throws {
    var sketch = ScreenSketch("Top")
    sketch.elements[0].rotors = [
      Rotor(
        name: "Later",
        entries: [Rotor.Entry(target: .of("Bottom"), prepare: Handler("prepare"))])
    ]
    var screen = ScriptedScreen(sketch.tree)
    screen.deeds["prepare"] = { tree in
      tree.elements.append(.element("Bottom"))
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("rotor Later", "swipe down") == ["Later", "Bottom"])
  }

  @Test("A system rotor of the app replaces the automatic one (swiftui.md 1.5)")
  func replacesSystemRotor() throws {
    var sketch = ScreenSketch([
      .element("One", .header), .element("Two"), .element("Three", .header),
    ])
    sketch.contain(0..<3, .semanticGroup) {
      $0.rotors = [
        Rotor(name: "Headings", systemRotor: "headings", entries: [self.entry("x", at: "Two")])
      ]
    }
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("rotor Headings", "swipe down") == ["Headings", "Two"])
  }
}
