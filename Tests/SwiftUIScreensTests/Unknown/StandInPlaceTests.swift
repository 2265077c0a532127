import Testing

/// What goes wrong inside the code that stands in for a library is told of the user's own file.
@Suite("Places in stand-ins") struct StandInPlaceTests {
  @Test("A stream that is fed without end is told of where it is fed")
  func endless() {
    let screen = Screen(
      """
      struct Probe: View {
        @State private var count = 0
        var body: some View {
          Text("Waves \\(count)").task {
            let waves = AsyncStream(Int.self) { continuation in
              while true { continuation.yield(1) }
            }
            for await wave in waves { count += wave }
          }
        }
      }
      """, open: "Probe")
    #expect(!screen.notices.isEmpty)
    #expect(screen.notices.allSatisfy { $0.kind == .budget && $0.location?.file == "App.swift" })
    #expect(screen.notices.contains { $0.location?.line == 6 })
  }
}
