import EarshotKit
import Testing

/// Issue 2 of 7: an unknown value speaks as its source text in guillemets, with one notice per cause.
@Suite("Values that nothing noticed before they were shown") struct UnnamedGapTests {
  @Test("A call of an unknown function or type is told once, where it is shown first")
  func calls() throws {
    let source = """
      import SwiftUI
      struct Probe: View {
        var body: some View {
          VStack {
            Text(tideMaker())
            Text("Depth \\(Sounding(at: 3).depth)")
            Text(Sounding(at: 4).name)
          }
        }
      }
      #Preview { Probe() }
      """
    let reading = try #require(try Earshot.open(swift: source).readings().first)
    #expect(
      reading.elements.map(\.announcement)
        == ["«tideMaker()»", "Depth «Sounding(at: 3).depth»", "«Sounding(at: 4).name»"])
    let told = reading.notices.filter { $0.kind == .unknownValue }
    #expect(told.map(\.location?.line) == [5, 6])
    #expect(
      told.map(\.message) == [
        "'tideMaker()' is not known here: tideMaker isn't declared",
        "'Sounding(at: 3).depth' is not known here: Sounding isn't declared",
      ])
  }

  @Test("A screen that ends before anything is shown has a gap that touches speech")
  func endedScreen() throws {
    let opened = try Earshot.open(
      swift: """
        import SwiftUI
        struct Probe: View {
          init() { while true {} }
          var body: some View { Text("Ebb") }
        }
        """)
    let reading = try #require(opened.readings().first)
    #expect(reading.elements.isEmpty)
    #expect(!reading.understood.hasNothingToSay)
    #expect(reading.understood.costs.map(\.gap.cause) == ["the code takes too many steps"])
    #expect(reading.understood.costs.map(\.touchesSpeech) == [true])
  }
}
