import EarshotVocabulary
import Testing

@Suite("The large stack")
struct LargeStackTests {
  /// Not a loop for the optimizer: every level needs the one below.
  private func depth(_ level: Int) -> Int {
    var frame = (level, level &* 3, level &* 5, level &* 7)
    withUnsafeMutableBytes(of: &frame) { $0[0] = 1 }
    return level == 0 ? 0 : 1 + depth(level - 1) + (frame.1 - level &* 3)
  }

  @Test("Recursion that a usual stack would not hold ends well (design, section 4)")
  func deepRecursion() {
    #expect(LargeStack.run { depth(400_000) } == 400_000)
  }

  @Test("Inside a large stack no second one is made")
  func nested() {
    #expect(LargeStack.run { LargeStack.run { LargeStack.run { 7 } } } == 7)
  }

  @Test("An error comes out as it was thrown")
  func error() {
    struct Fault: Error, Equatable { var code: Int }
    #expect(throws: Fault(code: 3)) {
      try LargeStack.run { () throws(Fault) in throw Fault(code: 3) }
    }
  }

  @Test("Results keep the order of their items", arguments: [0, 1, 2, 7, 500])
  func order(count: Int) {
    let items = Array(0..<count)
    #expect(LargeStack.map(items) { $0 * 2 } == items.map { $0 * 2 })
  }
}
