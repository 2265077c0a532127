import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// voiceover.md d: where focus goes after something was done.
@Suite struct FocusAfterChangeTests {
  @Test(
    "Focus follows the element, wherever it moves to; unfocused changes are silent (spec voiceover.md d, rule)"
  )
  func followsIdentity() throws {
    var screen = ScriptedScreen(ScreenSketch([.element("8"), .button("Add", runs: "add")]).tree)
    screen.deeds["add"] = { tree in
      tree.elements[0].label = "9"
      tree.elements.insert(.element("New"), at: 0)
      return []
    }
    var navigator = try Navigator(on: screen)
    _ = navigator.heard("last")
    let response = navigator.perform(.doubleTap)
    #expect(response.captions == ["Add"])
    #expect(response.focus == 2)
  }

  @Test("A removed element: the first of what remains in its container (settled)")
  func goesToContainer() throws {
    var navigator = try Navigator(on: listWithDelete())
    _ = navigator.heard("touch Eggs")
    let response = navigator.perform(.doubleTap)
    #expect(response.captions == ["Milk"])
    #expect(response.focus == 1)
    #expect(response.sounds.isEmpty)
  }

  @Test("focus-after-removal=nearest takes what stands in its place (settled)")
  func goesNearby() throws {
    var navigator = try Navigator(
      on: listWithDelete(), settings: ["focus-after-removal": "nearest"])
    _ = navigator.heard("touch Eggs")
    #expect(navigator.heard("double-tap") == ["Salt"])
  }

  @Test("With the container gone, the first element of the screen (settled)")
  func goesToFirst() throws {
    var screen = ScriptedScreen(ScreenSketch([.element("Title"), .button("Close", runs: "x")]).tree)
    screen.deeds["x"] = { tree in
      tree.elements.removeLast()
      return []
    }
    var navigator = try Navigator(on: screen)
    _ = navigator.heard("last")
    #expect(navigator.heard("double-tap") == ["Title"])
  }

  @Test("With everything gone there is no focus, and nothing traps (no rule of iOS: bounds)")
  func survivesEmptiness() throws {
    var screen = ScriptedScreen(ScreenSketch([.button("Clear", runs: "x")]).tree)
    screen.deeds["x"] = { tree in
      tree.elements = []
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.perform(.doubleTap).focus == nil)
    #expect(navigator.perform(.swipe(.right)).sounds == [.boundary])
    _ = navigator.perform(.undo)
    #expect(navigator.perform(.undo).focus == 0)
  }

  @Test(
    "A layout change that names an element moves there and speaks it, without a sound (spec voiceover.md d: WordPress, D365-79)"
  )
  func followsLayoutChange() throws {
    var screen = ScriptedScreen(
      ScreenSketch([.button("Show", runs: "show"), .element("Panel")]).tree)
    screen.deeds["show"] = { _ in [.layoutChanged(focus: .of("Panel"))] }
    var navigator = try Navigator(on: screen)
    let response = navigator.perform(.doubleTap)
    #expect(response.captions == ["Panel"])
    #expect(response.sounds.isEmpty)
    #expect(response.focus == 1)
  }

  @Test("An AccessibilityFocusState that is set moves focus and speaks (swiftui.md 1.5)")
  func followsFocusState() throws {
    var screen = ScriptedScreen(
      ScreenSketch([.button("Check", runs: "check"), .element("Error: name is missing")]).tree)
    screen.deeds["check"] = { tree in
      tree.requestedFocus = .of("Error: name is missing")
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("double-tap") == ["Error: name is missing"])
    // The request was answered: the user may leave.
    #expect(navigator.heard("swipe left") == ["Check, button"])
  }

  @Test("An app that sends the cursor round and round comes to an end (no rule of iOS: bounds)")
  func survivesQuarrel() throws {
    var screen = ScriptedScreen(ScreenSketch("One", "Two", "Three").tree)
    screen.onFocus["Two"] = { tree in
      tree.requestedFocus = .of("Three")
      return []
    }
    screen.onFocus["Three"] = { tree in
      tree.requestedFocus = .of("Two")
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.perform(.swipe(.right)).utterances.count == 1)
  }

  @Test("What the app changes as the cursor comes is in what is spoken (assumed)")
  func speaksAfterAppKnows() throws {
    var screen = ScriptedScreen(ScreenSketch("One", "Two").tree)
    screen.onFocus["Two"] = { tree in
      tree.elements[1].value = "focused"
      return [.output("came")]
    }
    var navigator = try Navigator(on: screen)
    let response = navigator.perform(.swipe(.right))
    #expect(response.captions == ["Two, focused"])
    #expect(response.output == ["came"])
  }

  private func listWithDelete() -> ScriptedScreen {
    var sketch = ScreenSketch([
      .element("Title"), .element("Milk"), .button("Eggs", runs: "delete"), .element("Salt"),
    ])
    sketch.contain(1..<4, .list, label: "Shopping")
    var screen = ScriptedScreen(sketch.tree)
    screen.deeds["delete"] = { tree in
      tree.elements.remove(at: 2)
      tree.containers[0].elements = [1, 2]
      return []
    }
    return screen
  }
}

/// voiceover.md d: screens that come and go.
@Suite struct ScreenChangeTests {
  private static let settings = Identity.of("settings screen")

  /// Rows that push a screen, whose back button and escape pop it.
  private func pushing(_ kind: AccessibilityContainer.Kind = .navigationBar) -> ScriptedScreen {
    let home = ScreenSketch([
      .element("Home", .header), .button("Utilities folder", runs: "push"), .element("End"),
    ]).tree
    var sketch = ScreenSketch([
      .element("Utilities", .header) { $0.escape = .run(named: "pop") }, .button("Compass"),
    ])
    sketch.contain(0..<2, kind)
    sketch.screen = ScreenChangeTests.settings
    let pushed = sketch.tree
    var screen = ScriptedScreen(home)
    screen.deeds["push"] = { tree in
      tree = pushed
      return []
    }
    screen.deeds["pop"] = { tree in
      tree = home
      return []
    }
    return screen
  }

  @Test("A new screen: its sound, then its first element, without the echo (WWDC 2018-226)")
  func goesToFirstElement() throws {
    var navigator = try Navigator(on: pushing())
    _ = navigator.heard("swipe right")
    let response = navigator.perform(.doubleTap)
    #expect(response.sounds == [.screenChanged])
    #expect(response.captions == ["Utilities, heading"])
    #expect(response.focus == 0)
  }

  @Test("A pop returns focus to the row that opened the screen (WWDC 2018-226)")
  func returnsToRow() throws {
    var navigator = try Navigator(on: pushing())
    _ = navigator.heard("swipe right", "double-tap")
    let response = navigator.perform(.escape)
    #expect(response.sounds == [.screenChanged])
    #expect(response.captions == ["Utilities folder, button"])
    // And again: the stack was taken down.
    _ = navigator.heard("double-tap")
    #expect(navigator.heard("escape") == ["Utilities folder, button"])
  }

  @Test(
    "After an alert, a sheet or a menu focus does not return to what opened it (CVS)",
    arguments: [AccessibilityContainer.Kind.sheet, .alert, .menu])
  func doesNotReturn(kind: AccessibilityContainer.Kind) throws {
    var navigator = try Navigator(on: pushing(kind))
    _ = navigator.heard("swipe right", "double-tap")
    #expect(navigator.heard("escape") == ["Home, heading"])
  }

  @Test("An alert has a sound of its own and says Alert (mag-alert)")
  func soundsAlert() throws {
    var navigator = try Navigator(on: pushing(.alert))
    _ = navigator.heard("swipe right")
    let response = navigator.perform(.doubleTap)
    #expect(response.sounds == [.alert])
    #expect(response.captions.first?.hasPrefix("Alert") == true)
  }

  @Test("The default focus of a screen is where focus arrives (iOS 26)")
  func arrivesAtDefaultFocus() throws {
    var tree = ScreenSketch("One", "Two", "Three").tree
    tree.defaultFocus = .of("Two")
    var navigator = Navigator(screen: ScriptedScreen(tree), settings: VoiceOverSettings())
    #expect(navigator.open().captions == ["Two"])
    #expect(navigator.focus == 1)
  }

  @Test(
    "A focus that the app asks for wins over the default focus (assumed; default focus is Apple's of iOS 26)")
  func arrivesAtRequestedFocus() throws {
    var tree = ScreenSketch("One", "Two", "Three").tree
    tree.defaultFocus = .of("Two")
    tree.requestedFocus = .of("Three")
    var navigator = Navigator(screen: ScriptedScreen(tree), settings: VoiceOverSettings())
    #expect(navigator.open().captions == ["Three"])
  }

  @Test("A summary element is spoken first, and focus stays on the first element (d365-047)")
  func speaksSummary() {
    let sketch = ScreenSketch([
      .element("Summary", .header), .element("Moving 55%", .summaryElement),
    ])
    var navigator = Navigator(
      screen: ScriptedScreen(sketch.tree), settings: VoiceOverSettings())
    let response = navigator.open()
    #expect(response.captions == ["Moving 55%", "Summary, heading"])
    #expect(response.focus == 0)
  }

  @Test("A posted screen change speaks the first element anew (spec voiceover.md d)")
  func followsPostedChange() throws {
    var screen = ScriptedScreen(ScreenSketch([.element("Top"), .button("Go", runs: "go")]).tree)
    screen.deeds["go"] = { _ in [.screenChanged] }
    var navigator = try Navigator(on: screen)
    _ = navigator.heard("last")
    let response = navigator.perform(.doubleTap)
    #expect(response.sounds == [.screenChanged])
    #expect(response.captions == ["Top"])
  }

  @Test("A tab keeps focus when it shows another screen (WWDC 2025-224)")
  func tabKeepsFocus() throws {
    var sketch = ScreenSketch([
      .element("Content"), .element("Landmarks", [.button, .selected]),
      .button("Collections", runs: "tab"),
    ])
    sketch.contain(1..<3, .tabBar)
    var screen = ScriptedScreen(sketch.tree)
    screen.deeds["tab"] = { tree in
      tree.screen = .of("collections")
      tree.elements[1].traits.remove(.selected)
      tree.elements[2].traits.insert(.selected)
      return []
    }
    var navigator = try Navigator(on: screen)
    _ = navigator.heard("last")
    let response = navigator.perform(.doubleTap)
    #expect(response.captions == ["Selected, Collections"])
    #expect(response.sounds.isEmpty)
    #expect(response.focus == 2)
  }

  @Test("A screen read anew keeps focus where it was (contract 3, --watch)")
  func replacesScreen() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two"))
    _ = navigator.heard("last")
    let response = navigator.replaceScreen(
      with: ScriptedScreen(ScreenSketch("Zero", "One", "Two").tree))
    #expect(response.focus == 2)
    #expect(response.utterances.isEmpty)
  }
}
