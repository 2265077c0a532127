import EarshotVocabulary
import Testing

@Suite("What code waits for") struct AwaitedTests {
  private func texts(_ task: String) -> [String] {
    Screen(
      """
      struct Probe: View {
        @State var tide = "Loading"
        func local() async -> String { "Ebb" }
        var body: some View { Text(tide).task { \(task) } } }
      """, open: "Probe"
    ).texts
  }

  @Test(
    "What comes of something that nobody declares is not known, and the code goes on",
    arguments: [
      ("tide = await local()", ["Ebb"]),
      ("tide = await TideService.shared.current(for: 3).name", ["«tide»"]),
      ("do { tide = try await TideService.shared.current() } catch { tide = \"Failed\" }", ["«tide»"]),
      ("await Analytics.shared.track(1); tide = \"Tracked\"", ["Tracked"]),
      ("let first = try? await TideService().load(); tide = \"Loaded\"", ["Loaded"]),
    ])
  func waiting(task: String, expected: [String]) { #expect(texts(task) == expected) }
}
