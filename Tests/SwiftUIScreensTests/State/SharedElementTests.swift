import EarshotViewTree
import Testing

/// SwiftUI's documentation of `Binding`: a binding of a collection is a collection of bindings.
@Suite("Bindings of lists") struct SharedElementTests {
  private func screen(_ body: String) -> Screen {
    Screen(
      """
      struct Cup: Identifiable { var id: Int; var name: String; var isFull = false }
      struct Probe: View {
        @State var cups = [Cup(id: 1, name: "Red"), Cup(id: 2, name: "Blue")]
        var full: String { cups.filter(\\.isFull).map(\\.name).joined(separator: ", ") }
        var body: some View { VStack { Text(full); \(body) } }
      }
      """, open: "Probe")
  }

  @Test(
    "What goes through one, chooses of it or orders it gives bindings of its elements",
    arguments: [
      "ForEach(Array($cups.enumerated()), id: \\.offset) { index, $cup in Toggle(cup.name, isOn: $cup.isFull) }",
      "ForEach(Array(zip($cups.indices, $cups)), id: \\.0) { index, $cup in Toggle(cup.name, isOn: $cup.isFull) }",
      "ForEach($cups.filter { !$0.wrappedValue.isFull || $0.wrappedValue.id == 2 }) { $cup in Toggle(cup.name, isOn: $cup.isFull) }",
      "ForEach($cups.indices, id: \\.self) { Toggle(cups[$0].name, isOn: $cups[$0].isFull) }",
      "ForEach(0..<$cups.count, id: \\.self) { Toggle(cups[$0].name, isOn: $cups[$0].isFull) }",
      "ForEach(Array($cups)) { $cup in Toggle(cup.name, isOn: $cup.isFull) }",
      "let bindings = $cups.map { $0.isFull }; Toggle(\"Red\", isOn: bindings[0]); Toggle(\"Blue\", isOn: bindings[1])",
      "let bindings = $cups.map(\\.isFull); Toggle(\"Red\", isOn: bindings[0]); Toggle(\"Blue\", isOn: bindings[1])",
    ])
  func elements(body: String) {
    var screen = screen(body)
    #expect(screen.notices.isEmpty)
    screen.set("isOn", of: "Toggle", "Blue", to: .bool(true))
    #expect(screen.texts.first == "Blue")
  }

  @Test("Those of a list in another order stay with their elements")
  func order() {
    var screen = screen(
      "ForEach($cups.sorted { $0.wrappedValue.name < $1.wrappedValue.name }) { $cup in Toggle(cup.name, isOn: $cup.isFull) }"
    )
    #expect(
      screen.nodes.filter { $0.name == "Toggle" }.compactMap { $0.unlabeled()?.string } == ["Blue", "Red"])
    screen.set("isOn", of: "Toggle", "Blue", to: .bool(true))
    #expect(screen.texts.first == "Blue")
  }

  @Test("A list of bindings has as many as the list has elements")
  func count() {
    #expect(
      screen("let bindings: [Binding<Bool>] = $cups.map { $0.isFull }; Text(\"\\(bindings.count)\")").texts
        .last == "2")
  }

  @Test("Inside an observable object they are a publisher's values")
  func publishers() {
    let screen = Screen(
      """
      import Combine
      import SwiftUI
      final class Bar: ObservableObject {
        @Published var cups = ["Red"]
        @Published var words = ""
        private var ends: Set<AnyCancellable> = []
        init() {
          $cups.dropFirst().map { $0.joined(separator: " ") }.sink { [weak self] in self?.words = $0 }.store(in: &ends)
          cups.append("Blue")
        }
      }
      struct Probe: View { @StateObject var bar = Bar(); var body: some View { Text(bar.words) } }
      """, open: "Probe")
    #expect(screen.texts == ["Red Blue"])
    #expect(screen.notices.isEmpty)
  }
}
