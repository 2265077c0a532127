import Testing

// SwiftUI documentation, VectorArithmetic, AnimatablePair and UnitPoint.
@Suite("Numbers that animations compute with") struct VectorArithmeticTests {
  @Test(
    "Numbers and pairs are scaled where they stand, and have a length",
    arguments: [
      ("var depth = 4.0; depth.scale(by: 0.5); return depth", "2.0"),
      ("let depth = 3.0; return depth.magnitudeSquared", "9.0"),
      ("var p = AnimatablePair(2.0, 3.0); p.scale(by: 2); return p.first + p.second", "10.0"),
      ("AnimatablePair(3.0, AnimatablePair(4.0, 0.0)).magnitudeSquared", "25.0"),
      ("UnitPoint.topTrailing.x - UnitPoint.center.y", "0.5"),
      ("1.5.bitPattern == 1.5.bitPattern && 1.5.bitPattern != 2.5.bitPattern", "true"),
    ])
  func scaled(source: String, expected: String) {
    #expect(value(source) == expected)
  }

  @Test("What an app adds to VectorArithmetic uses it")
  func added() {
    let added = """
      extension VectorArithmetic {
        static func * (left: Self, right: Double) -> Self { var copy = left; copy.scale(by: right); return copy }
        func halved() -> Self { self * 0.5 }
      }
      """
    #expect(value("5.0.halved()", with: added) == "2.5")
  }
}
