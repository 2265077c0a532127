import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// A gesture costs the same on a large screen as on a small one.
@Suite struct NavigatorSpeedTests {
  @Test("Thousands of gestures on a screen of 100,000 elements take seconds at most")
  func isQuickOnLargeScreens() throws {
    var elements: [AccessibilityElement] = []
    for row in 0..<100_000 { elements.append(.element("Row \(row)", row % 500 == 0 ? .header : [])) }
    var navigator = try Navigator(on: ScreenSketch(elements))
    let clock = ContinuousClock()
    let time = clock.measure {
      for _ in 0..<3_000 { _ = navigator.perform(.swipe(.right)) }
      _ = navigator.perform(.rotor("Headings"))
      for _ in 0..<150 { _ = navigator.perform(.swipe(.down)) }
      for _ in 0..<1_000 { _ = navigator.perform(.rotorNext) }
      for _ in 0..<3_000 { _ = navigator.perform(.undo) }
    }
    #expect(time < .seconds(10))
  }
}
