import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Contract, section 3: the questions are answered in `answer`, and nothing is spoken.
@Suite struct QuestionTests {
  private var sketch: ScreenSketch {
    var mail = AccessibilityElement.button("Mail").with(actions: "Reply", "Archive")
    mail.customContent = [CustomContent(label: "Size", value: "2 kB")]
    return ScreenSketch([mail, .element("End")])
  }

  @Test("elements lists what is said of each")
  func listsElements() throws {
    var navigator = try Navigator(on: sketch)
    let response = navigator.perform(line: "elements")
    #expect(response.utterances.isEmpty)
    #expect(
      response.answer?.lines == [
        "Mail, button, Actions available, More content available", "End",
      ])
  }

  @Test("actions and content tell of the focused element")
  func tellsOfFocus() throws {
    var navigator = try Navigator(on: sketch)
    #expect(navigator.perform(line: "actions").answer == .actions(["Reply", "Archive"]))
    #expect(
      navigator.perform(line: "content").answer
        == .content([CustomContent(label: "Size", value: "2 kB")]))
    _ = navigator.heard("swipe right")
    #expect(navigator.perform(line: "actions").answer == .actions([]))
  }

  @Test("explain gives the parts of what was heard last, with causes")
  func explains() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("swipe down")
    guard case .explain(let parts) = navigator.perform(line: "explain").answer else {
      Issue.record("no explanation")
      return
    }
    #expect(parts.map(\.text) == ["Reply"])
    #expect(parts.allSatisfy { $0.cause != nil })
  }

  @Test("A question changes nothing: undo takes back the gesture before it")
  func leavesNoTrace() throws {
    var navigator = try Navigator(on: sketch)
    _ = navigator.heard("swipe right", "elements", "explain", "undo")
    #expect(navigator.focus == 0)
  }
}

/// Contract, section 3: undo; no rule of iOS.
@Suite struct UndoTests {
  @Test("Undo takes back what a gesture did to the screen, to focus and to the rotor")
  func takesBack() throws {
    var screen = ScriptedScreen(ScreenSketch([.button("Add", runs: "add"), .element("End")]).tree)
    screen.deeds["add"] = { tree in
      let count = tree.elements[0].value.flatMap { Int($0.string) } ?? 0
      tree.elements[0].value = SpokenText(String(count + 1))
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("double-tap", "double-tap") == ["1", "2"])
    #expect(navigator.heard("undo") == ["Add, 1, button"])
    _ = navigator.heard("rotor Words", "swipe right", "undo", "undo")
    #expect(navigator.rotor == "Characters")
    #expect(navigator.heard("undo") == ["Add, button"])
    #expect(navigator.perform(.undo).sounds == [.actionFailed])
  }

  @Test("A copy of a navigator goes its own way")
  func isValue() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    let old = navigator
    _ = navigator.heard("swipe right")
    #expect(old.focus == 0)
    #expect(navigator.focus == 1)
  }

  @Test("History is bounded")
  func isBounded() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    for _ in 0..<12_000 { _ = navigator.perform(.first) }
    var undone = 0
    while navigator.perform(.undo).sounds.isEmpty { undone += 1 }
    #expect((5_000...10_000).contains(undone))
  }
}

/// Contract, section 3: `set`; no rule of iOS.
@Suite struct SetGestureTests {
  @Test("set changes what is said from then on")
  func sets() throws {
    let sketch = ScreenSketch([.element("One") { $0.hint = "A hint" }])
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("first", "set hints=off", "first") == ["One, A hint", "One"])
    #expect(navigator.heard("undo", "undo", "first") == ["One", "One, A hint", "One, A hint"])
  }

  @Test("An unknown setting or value is an error, and nothing changes")
  func refuses() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    #expect(navigator.perform(line: "set hnts=off").error?.contains("hints") == true)
    #expect(navigator.perform(line: "set hints=maybe").error != nil)
    #expect(navigator.perform(.undo).sounds == [.actionFailed])
  }

  @Test("set rotor=NAME turns the rotor")
  func turnsRotor() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    #expect(navigator.perform(line: "set rotor=Words").rotor == "Words")
  }

  @Test("sounds=off leaves sounds out")
  func silencesSounds() throws {
    var navigator = try Navigator(on: ScreenSketch("One"))
    _ = navigator.heard("set sounds=off")
    #expect(navigator.perform(.swipe(.right)).sounds.isEmpty)
  }
}
