import EarshotAccessibilityTree
import EarshotTreeResolver
import EarshotViewTree
import EarshotVocabulary
import Testing

/// Spec announcements.md 4.2 and 4.3.
@Suite("The reading order of a UIKit-like tree")
struct UIKitReadingOrderTests {
  @Test("Rows from the top, in a row along the direction of reading (unit-grid)")
  func grid() {
    let grid = uikit(children: [
      leaf("D", 10, 10), leaf("A", 0, 0), leaf("C", 0, 10), leaf("B", 10, 0),
    ])
    #expect(labels(resolve(grid)) == ["A", "B", "C", "D"])
    #expect(labels(resolve(grid, .rightToLeft)) == ["B", "A", "D", "C"])
  }

  @Test("8 pt make another line on a phone, 13 pt on a pad (unit-vertical-threshold)")
  func thresholds() {
    func read(_ offset: Double, _ device: Device) -> [String] {
      labels(
        resolve(
          uikit(children: [leaf("left", 0, offset), leaf("right", 20, 0)]), on: device))
    }
    #expect(read(7.9, .iPhone) == ["left", "right"])
    #expect(read(8, .iPhone) == ["right", "left"])
    #expect(read(12.9, .iPad) == ["left", "right"])
    #expect(read(13, .iPad) == ["right", "left"])
  }

  @Test("Three lines 8 pt apart on a pad stay as they were found (unit-vertical-threshold-pad-8)")
  func cycle() {
    let screen = uikit(children: [
      leaf("A", 0, 8), leaf("B", 10, 0), leaf("C", 20, -8), leaf("D", 30, -8),
    ])
    #expect(labels(resolve(screen, on: .iPad)) == ["A", "B", "C", "D"])
  }

  @Test("Equal places keep the order of discovery")
  func stable() {
    let screen = uikit(children: (0..<200).map { leaf("\($0)", 5, 5) })
    #expect(labels(resolve(screen)) == (0..<200).map(String.init))
  }

  @Test("A group is a block where its first child in place would stand (order-grouped-views)")
  func groups() {
    let group = uikit(children: [leaf("late", 0, 50), leaf("early", 0, 10)]) {
      $0.groupsChildren = true
    }
    let screen = uikit(children: [leaf("0", 0, 0), leaf("1", 0, 30), leaf("2", 0, 60), group])
    #expect(labels(resolve(screen)) == ["0", "early", "late", "1", "2"])
  }

  @Test("An explicit order is kept and placed by its visually first child (order-container-in-stack)")
  func explicit() {
    let vended = uikit(elements: [leaf("late", 0, 50), leaf("early", 0, 10)])
    let screen = uikit(children: [leaf("0", 0, 0), leaf("1", 0, 30), vended])
    #expect(labels(resolve(screen)) == ["0", "late", "early", "1"])
  }

  @Test("A wrapper that groups nothing mixes its children with the others")
  func wrappers() {
    let wrapper = uikit(children: [leaf("1", 0, 20), leaf("3", 0, 60)])
    let screen = uikit(children: [wrapper, leaf("2", 0, 40), leaf("0", 0, 0)])
    #expect(labels(resolve(screen)) == ["0", "1", "2", "3"])
  }

  @Test("Elements without frames keep their written order (contract 5)")
  func withoutFrames() {
    let screen = uikit(children: ["c", "a", "b"].map { uikit($0) })
    #expect(labels(resolve(screen)) == ["c", "a", "b"])
    let mixed = uikit(children: [
      uikit("first"), leaf("low", 0, 90), uikit("after low"), leaf("high", 0, 0),
    ])
    #expect(labels(resolve(mixed)) == ["first", "high", "low", "after low"])
  }

  @Test("A higher sort priority comes first among siblings")
  func priority() {
    let screen = uikit(children: [
      leaf("a", 0, 0), leaf("b", 0, 20), leaf("c", 0, 40) { $0.sortPriority = 1 },
      leaf("d", 0, -20) { $0.sortPriority = -1 },
    ])
    #expect(labels(resolve(screen)) == ["c", "a", "b", "d"])
  }

  @Test("Frames that are no numbers count as the zero rectangle")
  func notFinite() {
    let screen = uikit(children: [
      leaf("a", 0, 20),
      uikit("nan", at: Rect(x: .nan, y: .infinity, width: 1, height: 1)) { $0.isElement = true },
    ])
    let resolution = resolve(screen)
    #expect(labels(resolution) == ["nan", "a"])
    #expect(resolution.tree.elements[0].frame == .zero)
  }
}
