import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct ReadingTests {
  @Test("read-all speaks from the cursor to the end and leaves focus on the last (voiceover.md a)")
  func readsOn() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two", "Three"))
    _ = navigator.heard("swipe right")
    #expect(navigator.heard("read-all") == ["Two", "Three"])
    #expect(navigator.focus == 2)
  }

  @Test("read-from-top begins with the first (spec voiceover.md a)")
  func readsFromTop() throws {
    var navigator = try Navigator(on: ScreenSketch("One", "Two", "Three"))
    _ = navigator.heard("last")
    #expect(navigator.heard("read-from-top") == ["One", "Two", "Three"])
    #expect(navigator.focus == 2)
  }

  @Test("Reading goes on over pages where the page can be turned (WWDC 2019-248)")
  func turnsPages() throws {
    var sketch = ScreenSketch([.element("Page one", .causesPageTurn)])
    sketch.contain(0..<1, .scrollView) {
      $0.scrolling = Scrolling(axis: .horizontal, page: 0, pageCount: 2)
    }
    var screen = ScriptedScreen(sketch.tree)
    screen.deeds["scroll"] = { tree in
      tree.elements[0].label = "Page two"
      return []
    }
    var navigator = try Navigator(on: screen)
    #expect(navigator.heard("read-all") == ["Page one", "Page two"])
  }
}
