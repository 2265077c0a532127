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
    "Code runs up to the first thing that it waits for and that can't be known",
    arguments: [
      ("tide = await local()", ["Ebb"]),
      ("tide = await TideService.shared.current(for: 3).name", ["Loading"]),
      ("do { tide = try await TideService.shared.current() } catch { tide = \"Failed\" }", ["Loading"]),
      ("await Analytics.shared.track(1); tide = \"Tracked\"", ["Tracked"]),
      ("let first = try? await TideService().load(); tide = \"Loaded\"", ["Loading"]),
    ])
  func waiting(task: String, expected: [String]) { #expect(texts(task) == expected) }
}
