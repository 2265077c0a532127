import Testing

/// Swift's reference, "Tuple pattern": each name of a constant is a part of what stands behind it.
@Suite("Constants that take a tuple apart") struct TuplePropertyTests {
  @Test("Each name of a static, a stored and a global constant is its part")
  func parts() {
    let screen = Screen(
      """
      func sample(_ count: Int = 1) -> (name: String, (count: Int, isOpen: Bool)) { ("Gull", (count, true)) }
      let (harbour, _) = sample()
      struct Probe: View {
        static let (boat, (count, _)) = sample(4)
        let (other, _): (String, (Int, Bool)) = sample()
        var body: some View { Text(Self.boat); Text("\\(Self.count)"); Text(other); Text(harbour) }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Gull", "4", "Gull", "Gull"])
    #expect(screen.notices.isEmpty)
  }
}
