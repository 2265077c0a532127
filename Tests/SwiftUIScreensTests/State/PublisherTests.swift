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

  @Test("A result's publisher gives its value, and nothing of an error")
  func results() {
    let model = """
      enum Ebb: Error { case dry }
      final class Model: ObservableObject {
        @Published var depth = 0
        @Published var draught = 1
        private var bag: Set<AnyCancellable> = []
        init() {
          Result<Int, Never>.success(7).publisher.sink { [weak self] in self?.depth = $0 }.store(in: &bag)
          Result<Int, Ebb>.failure(.dry).publisher
            .sink(receiveCompletion: { _ in }) { [weak self] in self?.draught = $0 }.store(in: &bag)
        }
      }
      """
    #expect(texts(model, "Text(\"\\(model.depth) \\(model.draught)\")") == ["7 1"])
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

  // By the documentation of Combine: what waits for the end of a publisher gives nothing before it.
  @Test(
    "Operators give what they are documented to give",
    arguments: [
      ("Just(7).append(8)", "7 8"), ("Just(7).append(8, 9)", "7 8 9"), ("Just(7).append(Just(8))", "7 8"),
      ("Just(7).collect().map(\\.count)", "1"), ("[1, 2, 3].publisher", "1 2 3"),
      ("[1, 2, 3].publisher.collect().map(\\.count)", "3"),
      ("[1, 2, 3].publisher.collect(2).map(\\.count)", "2 1"),
      ("[1, 2, 3].publisher.count()", "3"), ("[1, 2, 3].publisher.first()", "1"),
      ("[1, 2, 3].publisher.first { $0 > 1 }", "2"), ("[1, 2, 3].publisher.last()", "3"),
      ("[1, 2, 3].publisher.last { $0 < 3 }", "2"), ("[1, 2, 3].publisher.prefix(2)", "1 2"),
      ("[1, 2, 3].publisher.prefix { $0 < 2 }", "1"), ("[1, 2, 3].publisher.dropFirst()", "2 3"),
      ("[1, 2, 3].publisher.drop { $0 < 2 }", "2 3"), ("[1, 1, 2, 1].publisher.removeDuplicates()", "1 2 1"),
      ("[1, 2].publisher.merge(with: Just(3))", "1 2 3"), ("[1, 2].publisher.prepend(0)", "0 1 2"),
      ("[1, 2, 3].publisher.scan(0, +)", "1 3 6"), ("[1, 2, 3].publisher.reduce(0, +)", "6"),
      ("[1, 2, 3].publisher.max()", "3"), ("[1, 2].publisher.allSatisfy { $0 > 0 }.map { $0 ? 1 : 0 }", "1"),
      ("[Int]().publisher.replaceEmpty(with: 5)", "5"), ("CurrentValueSubject<Int, Never>(4).first()", "4"),
      ("CurrentValueSubject<Int, Never>(4).append(5)", "4"),
      ("CurrentValueSubject<Int, Never>(4).count()", ""),
      ("CurrentValueSubject<Int, Never>(4).prefix(1).collect().map(\\.count)", "1"),
      ("PassthroughSubject<Int, Never>().replaceEmpty(with: 5)", ""),
    ])
  func operators(publisher: String, expected: String) {
    let source =
      "var heard: [String] = []\nlet bag = \(publisher).sink { heard.append(\"\\($0)\") }\n"
      + "return heard.joined(separator: \" \")"
    #expect(value(source) == expected)
  }
}
