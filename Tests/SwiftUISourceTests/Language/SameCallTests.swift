import EarshotVocabulary
import Testing

/// The Swift Programming Language, Extensions: what an extension adds may be called like what the type has; of
/// two that fit, the one that asks for no optional is called.
@Suite("Methods that an app adds under the name of a package's own") struct SameCallTests {
  private let declared = """
    import HarbourKit
    extension BerthMap {
      func anchored(_ place: Anchor?) -> Self { if let place { return anchored(place) } else { return self } }
      func moored(to quay: Quay?) -> Self { if let quay { return self.moored(to: quay) } else { return self } }
    }
    let quay = Quay { $0.length = 4 }
    """

  @Test("The package's own is called where the app's would call itself with what it was given")
  func packages() {
    let screen = Screen(
      """
      \(declared)
      struct Probe: View { var body: some View { VStack {
        BerthMap { Text("Berth 4") }.anchored(Anchor(depth: 2))
        BerthMap { Text("Berth 5") }.moored(to: quay)
        BerthMap { Text("Berth 6") }.moored(to: nil)
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["Berth 4", "Berth 5", "Berth 6"])
    #expect(!screen.notices.contains { $0.message.contains("nested deeper") })
  }

  @Test("A method that calls itself with something else goes on")
  func recursion() {
    let declared = """
      extension Array where Element == Int {
        func halved(_ times: Int?) -> [Int] {
          guard let times, times > 0 else { return self }
          return map { $0 / 2 }.halved(times - 1)
        }
      }
      """
    let screen = Screen(
      "\(declared)\nstruct Probe: View { var body: some View { Text(\"\\([8, 4].halved(2))\") } }",
      open: "Probe")
    #expect(screen.texts == ["[2, 1]"])
  }
}
