import Testing

/// The numbers are those that swiftc's programs say on this machine, as POSIX tells them.
@Suite("Random numbers") struct RandomNumberTests {
  private static let seeded = """
    struct Seeded: RandomNumberGenerator {
      init(_ seed: Int) { srand48(seed) }
      func next() -> UInt64 { UInt64(drand48() * Double(UInt64.max)) }
    }
    """

  @Test("C's numbers follow from their seed")
  func seeds() {
    let said = Running.said("srand48(5); return \"\\(drand48()) \\(lrand48()) \\(mrand48())\"")
    #expect(said == "0.5248395794342322 585950151 -907958370")
  }

  @Test("What a program's own generator gives decides")
  func generators() {
    let said = Running.said(
      """
      var dice = Seeded(7)
      let first = Int.random(in: 1...5, using: &dice)
      let second = Double.random(in: 60 ..< 180, using: &dice)
      return "\\(first) \\(second) \\([1, 2, 3, 4, 5].shuffled(using: &dice))"
      """, declaring: Self.seeded)
    #expect(said == "2 156.97817164706066 [2, 1, 4, 3, 5]")
  }
}
