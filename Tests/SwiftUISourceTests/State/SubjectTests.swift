import Testing

/// `CurrentValueSubject.value`: "the value wrapped by this subject, published as a new element whenever it
/// changes" (Apple, Combine).
@Suite("Subjects of Combine with a value") struct SubjectTests {
  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    Screen(
      "import Combine\n\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }",
      open: "Probe"
    ).texts
  }

  @Test("A subject has the value that it was made with, or was sent last, for all who hold it")
  func value() {
    let tides = """
      final class Tides {
        let level = CurrentValueSubject<Int, Never>(3)
        let shared: CurrentValueSubject<Int, Never>
        init() { shared = level; level.send(5); level.send(level.value + 1) }
      }
      func doubled(_ level: CurrentValueSubject<Int, Never>) -> Int { level.value * 2 }
      """
    #expect(texts("Text(CurrentValueSubject<String, Never>(\"ebb\").value)") == ["ebb"])
    #expect(
      texts("Text(\"\\(Tides().level.value)\"); Text(\"\\(Tides().shared.value)\")", tides) == ["6", "6"])
    #expect(texts("Text(\"\\(doubled(.init(4)))\")", tides) == ["8"])
    let kinds = "enum Kind { case ebb, flow; var name: String { self == .ebb ? \"Ebb\" : \"Flow\" } }"
    #expect(texts("Text(CurrentValueSubject<Kind, Never>(.ebb).value.name)", kinds) == ["Ebb"])
  }

  @Test("What it holds can be replaced")
  func replaced() {
    let tides = """
      final class Tides { let level = CurrentValueSubject<Int, Never>(3); init() { level.value = 9 } }
      """
    #expect(texts("Text(\"\\(Tides().level.value)\")", tides) == ["9"])
  }
}
