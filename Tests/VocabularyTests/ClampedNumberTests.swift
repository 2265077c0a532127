import EarshotVocabulary
import Testing

@Suite("Numbers of any size") struct ClampedNumberTests {
  @Test(
    "A number that no Int holds is the nearest that one does",
    arguments: [
      (1.9, 1), (-1.9, -1), (1e300, Int.max), (-1e300, .min), (.infinity, .max), (-.infinity, .min),
      (.nan, 0),
      (9_223_372_036_854_775_808, .max), (-9_223_372_036_854_775_808, .min),
    ] as [(Double, Int)])
  func clamped(_ number: Double, _ expected: Int) { #expect(Int(clamping: number) == expected) }
}
