import Testing

/// The Swift Programming Language, "Conditionally Conforming to a Protocol": a generic type conforms only where
/// its type arguments meet the conditions.
@Suite("Conformances under conditions") struct ConditionalConformanceTests {
  @Test("A wrapper has only the methods of the protocols that what it wraps conforms to")
  func wrapped() {
    let screen = Screen(
      """
      protocol Floating { func name() -> String }
      protocol Rolling { func name() -> String }
      extension Floating { func sign() -> String { "afloat: " + name() } }
      extension Rolling { func sign() -> String { "on wheels: " + name() } }
      struct Painted<Vehicle, Colour> { var vehicle: Vehicle; var colour: Colour }
      extension Painted: Rolling where Vehicle: Rolling { func name() -> String { "painted " + vehicle.name() } }
      extension Painted: Floating where Vehicle: Floating { func name() -> String { "painted " + vehicle.name() } }
      struct Barge: Floating { func name() -> String { "barge" } }
      struct Cart: Rolling { func name() -> String { "cart" } }
      struct Probe: View {
        var body: some View {
          VStack {
            Text(Painted(vehicle: Barge(), colour: 1).sign())
            Text(Painted(vehicle: Painted(vehicle: Cart(), colour: 1), colour: 2).sign())
          }
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["afloat: painted barge", "on wheels: painted painted cart"])
    #expect(screen.notices.isEmpty)
  }
}
