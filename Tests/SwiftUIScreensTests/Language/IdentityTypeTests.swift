import Testing

/// `Identifiable.ID` is inferred from the type of `id` (Swift's standard library).
@Suite("The type of an identity") struct IdentityTypeTests {
  @Test("It is the declared type of the property")
  func inferred() {
    let screen = Screen(
      """
      struct Mark: Hashable { var number: Int; init(_ number: Int) { self.number = number } }
      struct Boat: Identifiable { let id: Mark; var name: String }
      struct Probe: View { let boat = Boat(id: Boat.ID(7), name: "Gull"); var body: some View { Text("\\(boat.id.number)") } }
      """, open: "Probe")
    #expect(screen.texts == ["7"])
    #expect(screen.notices.isEmpty)
  }
}
