import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

/// Large screens are walked like small ones; how long that takes the benchmark says.
@Suite struct NavigatorSizeTests {
  @Test(
    "Thousands of gestures on a screen of 100,000 elements end where they should (no rule of iOS: bounds)")
  func walksLargeScreens() throws {
    var elements: [AccessibilityElement] = []
    for row in 0..<100_000 { elements.append(.element("Row \(row)", row % 500 == 0 ? .header : [])) }
    var navigator = try Navigator(on: ScreenSketch(elements))
    _ = navigator.open()
    for _ in 0..<3_000 { _ = navigator.perform(.swipe(.right)) }
    #expect(navigator.focus == 3_000)
    _ = navigator.perform(.rotor("Headings"))
    for _ in 0..<150 { _ = navigator.perform(.swipe(.down)) }
    #expect(navigator.focus == 78_000)
    for _ in 0..<150 { _ = navigator.perform(.undo) }
    #expect(navigator.focus == 3_000)
  }
}
