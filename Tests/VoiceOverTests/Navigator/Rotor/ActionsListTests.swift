import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Settled, "Actions list" and "After an action".
@Suite struct ActionsListTests {
  private func screen() -> ScriptedScreen {
    var screen = ScriptedScreen(
      ScreenSketch([
        .button("Mail from Ada").with(actions: "Reply", "Archive"),
        .element("Poster").with(actions: "Call", "Share"), .element("End"),
      ]).tree)
    screen.deeds["Archive"] = { tree in
      tree.elements[0].value = "Archived"
      return [.output("archived")]
    }
    screen.deeds["Share"] = { _ in [.failed] }
    return screen
  }

  @Test("The first swipe down speaks the first custom action (d365-196, zenn-actions-reverse)")
  func beginsOnDefault() throws {
    var navigator = try Navigator(on: screen())
    #expect(navigator.heard("swipe down", "swipe down") == ["Reply", "Archive"])
  }

  @Test("The list is circular and holds Activate, default, first")
  func isCircular() throws {
    var navigator = try Navigator(on: screen())
    #expect(
      navigator.heard("swipe down", "swipe down", "swipe down", "swipe down", "swipe up") == [
        "Reply", "Archive", "Activate, default", "Reply", "Activate, default",
      ])
  }

  @Test("An element that can't be activated has no default entry (WWDC 2018-230)")
  func hasNoDefault() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe right")
    #expect(navigator.heard("swipe down", "swipe down", "swipe down") == ["Call", "Share", "Call"])
  }

  @Test("wrap-actions=off ends the list with the boundary sound")
  func endsWhereSet() throws {
    var navigator = try Navigator(on: screen(), settings: ["wrap-actions": "off"])
    _ = navigator.heard("swipe down", "swipe down")
    let response = navigator.perform(.swipe(.down))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["Archive"])
    _ = navigator.heard("swipe up", "swipe up")
    #expect(navigator.perform(.swipe(.up)).sounds == [.boundary])
  }

  @Test("A double tap performs the action spoken last; only what changes is spoken")
  func performsActionSpokenLast() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe down", "swipe down")
    let response = navigator.perform(.doubleTap)
    #expect(response.captions == ["Archived"])
    #expect(response.output == ["archived"])
    #expect(navigator.log == ["Archive"])
  }

  @Test("An action that changes nothing is followed by silence")
  func staysSilent() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe down")
    let response = navigator.perform(.doubleTap)
    #expect(response.utterances.isEmpty)
    #expect(response.sounds.isEmpty)
    #expect(navigator.log == ["Reply"])
  }

  @Test("An action that fails has its own sound (voiceover.md f)")
  func soundsFailure() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe right", "swipe down", "swipe down")
    #expect(navigator.perform(.doubleTap).sounds == [.actionFailed])
  }

  @Test("The list returns to its first entry when focus moves")
  func returnsToFirstEntry() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe down", "swipe down", "swipe right", "swipe left")
    #expect(navigator.heard("swipe down") == ["Reply"])
  }

  @Test("After turning away from Actions a double tap is the default action again")
  func forgetsActionOnTurning() throws {
    var navigator = try Navigator(on: screen())
    _ = navigator.heard("swipe down", "rotor Words")
    #expect(navigator.heard("double-tap") == ["Mail from Ada"])
    #expect(navigator.log.isEmpty)
  }

  @Test("Actions of a category are a rotor of that name (iOS 18)")
  func groupsByCategory() throws {
    var element = AccessibilityElement.button("Photo").with(actions: "Like")
    element.actions.append(
      AccessibilityAction(name: "Rotate", commands: [.run(named: "Rotate")], category: "Edit"))
    var navigator = try Navigator(on: ScreenSketch([element]))
    #expect(navigator.heard("swipe down", "rotor Edit", "swipe down") == ["Like", "Edit", "Rotate"])
    _ = navigator.heard("double-tap")
    #expect(navigator.log == ["Rotate"])
  }
}

/// Settled, "More Content item"; recorded, Apple session 2021-10121.
@Suite struct MoreContentTests {
  private var sketch: ScreenSketch {
    ScreenSketch([
      .element("Bailey, beagle") {
        $0.customContent = [
          CustomContent(label: "Age", value: "Three years"),
          CustomContent(label: "Weight", value: "25 pounds", importance: .high),
        ]
      }
    ])
  }

  @Test("Value, then label; the first swipe down reads the first item (wwdc21-10121)")
  func readsItems() throws {
    var navigator = try Navigator(on: sketch)
    #expect(
      navigator.heard("rotor More Content", "swipe down", "swipe down", "swipe up") == [
        "More Content", "Three years, Age", "25 pounds, Weight", "Three years, Age",
      ])
  }

  @Test("content-order=label-first turns an item round (settled, More Content item)")
  func turnsItemsRound() throws {
    var navigator = try Navigator(on: sketch, settings: ["content-order": "label-first"])
    #expect(navigator.heard("rotor More Content", "swipe down").last == "Age, Three years")
  }

  @Test("The list does not wrap: at its end the boundary sound (voiceover.md b)")
  func endsAtBoundary() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("rotor More Content", "swipe down", "swipe down")
    let response = navigator.perform(.swipe(.down))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["25 pounds, Weight"])
  }

  @Test("It is not put in force by itself")
  func isChosenByHand() throws {
    #expect(try Navigator(on: sketch).rotor == "Characters")
  }
}
