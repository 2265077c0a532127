import Testing

/// `CurrentValueSubject.value`: "the value wrapped by this subject, published as a new element whenever it
/// changes" (Apple, Combine).
@Suite("Subjects of Combine with a value") struct SubjectTests {
  private func texts(_ body: String, _ declarations: String = "") -> [String] {
    Screen(
      "import Combine\nimport SwiftUI\n\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }",
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

  /// What an app adds to `Publisher` is added to every publisher of Combine's (Swift: protocol extensions).
  @Test("What an app adds to publishers is added to subjects and to published properties")
  func added() {
    let harbour = """
      extension Publisher {
        func beside<T: AnyObject>(_ object: T) -> Publishers.CompactMap<Self, (T, Output)> {
          compactMap { [weak object] output in
            guard let object else { return nil }
            return (object, output)
          }
        }
        func paired() -> AnyPublisher<(Int, Output), Never> where Failure == Never { map { (7, $0) }.eraseToAnyPublisher() }
        static func only(_ output: Output) -> AnyPublisher<Output, Never> { Just(output).eraseToAnyPublisher() }
      }
      typealias Signal<T> = AnyPublisher<T, Never>
      final class Harbour: ObservableObject {
        @Published var level = 2
        @Published var log = ""
        let boats = PassthroughSubject<Int, Never>()
        var held = Set<AnyCancellable>()
        init() {
          boats.beside(self).sink { owner, boat in owner.log += "boat \\(boat)," }.store(in: &held)
          boats.paired().sink { a, b in self.log += "pair \\(a) \\(b)," }.store(in: &held)
          $level.paired().sink { self.log += "level \\($0) \\($1)," }.store(in: &held)
          Signal.only("tide").sink { self.log += $0 }.store(in: &held)
          boats.send(4)
        }
      }
      """
    #expect(texts("Text(Harbour().log)", harbour) == ["level 7 2,tideboat 4,pair 7 4,"])
  }

  @Test("A publisher of the app's own gives nothing yet, whatever is made of it")
  func own() {
    let source = """
      struct Presses: Publisher {
        typealias Output = Int
        typealias Failure = Never
        func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Int {}
      }
      final class Bell: ObservableObject {
        @Published var text = "silent"
        var held = Set<AnyCancellable>()
        init() { Presses().map { "\\($0) times" }.filter { $0 != "" }.sink { self.text = $0 }.store(in: &held) }
      }
      """
    #expect(texts("Text(Bell().text)", source) == ["silent"])
  }

  @Test("What no operator of Combine's is called is named, and nothing is received from it")
  func unknown() {
    let screen = Screen(
      """
      import Combine
      import SwiftUI
      struct Probe: View {
        @State var text = "none"
        var body: some View { Text(text).onReceive(Just("ebb").sounding()) { text = $0 } }
      }
      """, open: "Probe")
    #expect(screen.texts == ["none"])
    #expect(screen.notices.contains { $0.message.contains("sounding") })
  }
}
