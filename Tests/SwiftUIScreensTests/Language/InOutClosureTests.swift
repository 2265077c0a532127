import Testing

/// Swift's language guide, "In-Out Parameters": also of a closure.
@Suite("Closures that change what they are given") struct InOutClosureTests {
  @Test("What is given is left as the closure leaves it")
  func changed() {
    let screen = Screen(
      """
      struct Tide { var name = "Springs"; var height = 1
        static func made(_ change: (inout Tide) -> Void) -> Tide { var tide = Tide(); change(&tide); return tide }
        static func made(_ height: Int, _ changes: ((inout Tide, Int) -> Void)...) -> Tide {
          var tide = Tide()
          for change in changes { change(&tide, height) }
          return tide
        }
      }
      struct Probe: View {
        var body: some View {
          Text(Tide.made { $0.name = "Neaps" }.name)
          Text("\\(Tide.made(3, { $0.height += $1 }, { tide, height in tide.height *= height }).height)")
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["Neaps", "12"])
  }
}
