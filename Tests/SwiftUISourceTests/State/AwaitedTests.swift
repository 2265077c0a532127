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

  // Apple's documentation of Task and of DispatchQueue: the work begins when what started it has come to its end.
  @Test(
    "What a model puts off while it is made is done before a screen is heard",
    arguments: [
      "Task { await load() }", "DispatchQueue.main.async { self.tide = \"Ebb\" }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.tide = \"Ebb\" }",
    ])
  func putOff(work: String) {
    let code = """
      final class Model: ObservableObject {
        @Published var tide = "Loading"
        init() { \(work) }
        func load() async { tide = "Ebb" }
      }
      struct Tide: View { @ObservedObject var model: Model; var body: some View { Text(model.tide) } }
      struct Tide_Previews: PreviewProvider {
        static let model = Model()
        static var previews: some View { Tide(model: model) }
      }
      """
    #expect(Screen(code).texts == ["Ebb"])
    #expect(Screen(code + "\n#Preview(\"made\") { Tide(model: Model()) }", open: "made").texts == ["Ebb"])
  }
}
