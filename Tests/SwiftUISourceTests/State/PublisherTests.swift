import EarshotVocabulary
import Testing

/// Combine: a new subscriber is given what is there.
@Suite("Publishers") struct PublisherTests {
  private func texts(_ model: String, _ body: String) -> [String] {
    Screen(
      """
      \(model)
      struct Probe: View { @StateObject var model = Model()
        var body: some View { VStack { \(body) } } }
      """, open: "Probe"
    ).texts
  }

  @Test("A published property gives its value at once: through operators, to a sink or another property")
  func pipelines() {
    let model = """
      final class Model: ObservableObject {
        @Published var height = 3
        @Published var isHigh = false
        @Published var label = ""
        private var bag: Set<AnyCancellable> = []
        init() {
          $height.map { $0 > 2 }.removeDuplicates().assign(to: &$isHigh)
          $height.compactMap { $0 == 0 ? nil : "\\($0) metres" }
            .receive(on: DispatchQueue.main).sink { [weak self] in self?.label = $0 }.store(in: &bag)
        }
      }
      """
    #expect(
      texts(model, "Text(model.isHigh ? \"high\" : \"low\"); Text(model.label)") == ["high", "3 metres"])
  }

  @Test("Several together give the latest of each")
  func combined() {
    let model = """
      final class Model: ObservableObject {
        @Published var harbour = "Mole"
        @Published var count = 2
        @Published var summary = "none"
        @Published var other = "none"
        init() {
          $harbour.combineLatest($count).map { "\\($0): \\($1)" }.assign(to: &$summary)
          Publishers.CombineLatest($harbour, $count).map { harbour, count in "\\(count) at \\(harbour)" }
            .assign(to: &$other)
        }
      }
      """
    #expect(texts(model, "Text(model.summary); Text(model.other)") == ["Mole: 2", "2 at Mole"])
  }

  @Test("A subject that was sent nothing gives nothing; Just gives its value")
  func subjects() {
    let model = """
      final class Model: ObservableObject {
        let storms = PassthroughSubject<String, Never>()
        @Published var storm = "calm"
        @Published var pilot = "nobody"
        init() {
          storms.assign(to: &$storm)
          Just("Ada").assign(to: \\.pilot, on: self)
        }
      }
      """
    #expect(texts(model, "Text(model.storm); Text(model.pilot)") == ["calm", "Ada"])
  }
}
