import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// voiceover.md a: three fingers.
@Suite struct ScrollTests {
  private func sketch(_ change: (inout AccessibilityContainer) -> Void = { _ in }) -> ScreenSketch {
    var sketch = ScreenSketch("Title", "One", "Two")
    sketch.contain(1..<3, .scrollView) {
      $0.scrolling = Scrolling(axis: .vertical, page: 0, pageCount: 3)
      change(&$0)
    }
    return sketch
  }

  @Test("A scroll speaks the page it came to (wwdc25-224)")
  func speaksPage() throws {
    var navigator = try Navigator(on: sketch())
    #expect(
      navigator.heard("scroll down", "scroll down", "scroll up") == [
        "Page 2 of 3", "Page 3 of 3", "Page 2 of 3",
      ])
    #expect(navigator.focus == 0)
  }

  @Test("Behind the last page there is the boundary sound and the page again (settled, \"Boundary\")")
  func endsAtBoundary() throws {
    var navigator = try Navigator(on: sketch())
    let response = navigator.perform(.scroll(.up))
    #expect(response.sounds == [.boundary])
    #expect(response.captions == ["Page 1 of 3"])
  }

  @Test("The author's scroll status replaces the page (iOS 26)")
  func speaksStatus() throws {
    var navigator = try Navigator(on: sketch { $0.scrolling?.status = "Rows 5 to 12" })
    #expect(navigator.heard("scroll down") == ["Rows 5 to 12"])
  }

  @Test(
    "A scroll action of the app is called with the edge that comes into view (spec swiftui.md 1.4)",
    arguments: [
      (Gesture.Direction.down, "bottom"), (.up, "top"), (.left, "leading"), (.right, "trailing"),
    ])
  func callsHandler(direction: Gesture.Direction, edge: String) throws {
    var navigator = try Navigator(on: sketch { $0.scrollHandler = Handler("scroller") })
    _ = navigator.heard("last")
    let response = navigator.perform(.scroll(direction))
    #expect(navigator.log == ["scroller \(edge)"])
    #expect(response.utterances.isEmpty)
  }

  @Test("What does not scroll that way fails (contract 3)")
  func failsAcross() throws {
    var navigator = try Navigator(on: sketch())
    #expect(navigator.perform(.scroll(.left)).sounds == [.actionFailed])
  }

  @Test(
    "The screen summary says where one is and how far things are scrolled (gesture of iOS 14; its words are assumed)"
  )
  func summarizes() throws {
    var sketch = sketch()
    sketch.name = "Planets"
    var navigator = try Navigator(on: sketch)
    #expect(navigator.heard("screen-summary") == ["Planets, 1 of 3, Page 1 of 3"])
  }

  @Test("Hostile page numbers trap nothing (no rule of iOS: bounds)")
  func survivesHostilePages() throws {
    for (page, count) in [(Int.max - 1, Int.max), (-5, -5), (0, Int.min), (3, 0)] {
      var navigator = try Navigator(
        on: sketch { $0.scrolling = Scrolling(axis: .vertical, page: page, pageCount: count) })
      _ = navigator.perform(.scroll(.down))
      _ = navigator.perform(.scroll(.up))
      _ = navigator.perform(.screenSummary)
    }
  }
}
