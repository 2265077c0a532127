import EarshotVocabulary
import Testing

@testable import EarshotSwiftUISource

/// Conditions on what is not known: they count as false, and that is a gap in what is heard. Swift takes
/// nothing but a `Bool` as a condition (The Swift Programming Language, Statements).
@Suite("Conditions that are not known") struct UnknownConditionTests {
  private func screen(_ body: String) -> Screen {
    Screen("struct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test(
    "What is called and is a condition itself is a function, also with a capital letter, as C has them",
    arguments: [
      #"if PLNIsOpen(berth) { Text("open") } else { Text("closed") }"#,
      #"Text(PLNIsOpen(4) ? "open" : "closed")"#,
      #"let isOpen = PLNIsOpen(4); if isOpen { Text("open") } else { Text("closed") }"#,
      #"if isOpen(4), true { Text("open") } else { Text("closed") }"#,
    ])
  func calls(body: String) {
    let screen = screen(body)
    #expect(screen.texts == ["closed"])
    #expect(screen.tree.gaps.contains { $0.effect == .content })
  }

  @Test(
    "Whether something is there, and how many rows a list has, decides what there is to read",
    arguments: [
      "if let berth = find(4) { Text(\"moored\") } else { Text(\"free\") }",
      "ForEach(berths(4), id: \\.self) { _ in Text(\"berth\") }",
      "ForEach(0..<berths(4), id: \\.self) { _ in Text(\"berth\") }",
    ])
  func presence(body: String) {
    #expect(screen(body).tree.gaps.contains { $0.effect == .content })
  }

  @Test("A view is neither hidden nor dimmed by what is not known, and a notice says so")
  func modifiers() {
    let screen = screen(
      #"Text("Pier").accessibilityHidden(isShut(4)); Button("Moor") {}.disabled(isShut(4))"#)
    #expect(screen.node("Text")?.modifier("accessibilityHidden")?.unlabeled()?.bool == false)
    #expect(screen.node("Button")?.modifier("disabled")?.unlabeled()?.bool == false)
    #expect(screen.tree.gaps.filter { $0.effect == .content }.map(\.cause).contains("isShut"))
  }

  @Test("A control whose state is not known is read as one that is off, and a notice says so")
  func controls() {
    for body in [
      "Toggle(\"Light\", isOn: .constant(isLit(4)))", "Slider(value: .constant(depth(4)))",
      "ProgressView(value: depth(4))",
    ] {
      let screen = screen(body)
      #expect(screen.tree.gaps.contains { $0.effect == .content }, "\(body)")
    }
  }

  @Test("A constant that the app adds to Bool is known, also where it is handed on")
  func constants() {
    let screen = Screen(
      """
      extension Bool { static var isNew: Bool { if #available(iOS 26, *) { return true }; return false } }
      extension View { @ViewBuilder func when<T: View>(_ c: @autoclosure () -> Bool, t: (Self) -> T) -> some View {
        if c() { t(self) } else { self } } }
      struct Probe: View { var body: some View {
        Text("Pier").when(.isNew) { $0.accessibilityLabel("Quay") } } }
      """, open: "Probe")
    #expect(screen.node("Text")?.modifier("accessibilityLabel")?.unlabeled()?.string == "Quay")
    #expect(screen.notices.isEmpty)
  }

  @Test("Bindable(model).property is a binding to the model's property (Apple: Bindable)")
  func bindable() {
    let screen = Screen(
      """
      @Observable final class Lamp { var isLit = true; var isDim: Bool { get { true } set {} } }
      struct Probe: View { let lamp = Lamp(); var body: some View {
        Toggle("Lit", isOn: Bindable(lamp).isLit); Toggle("Dim", isOn: Bindable(lamp).isDim) } }
      """, open: "Probe")
    let states = screen.nodes.filter { $0.name == "Toggle" }.map { $0.argument("isOn")?.current.bool }
    #expect(states == [true, true])
    #expect(screen.notices.isEmpty)
  }

  @Test("What comes from a package's store is a stand-in there too")
  func outside() {
    let screen = Screen(
      """
      struct Probe: View { let store = HarbourStore(name: "Mole")
        var body: some View { Button("Moor") {}.disabled(store.isShut) } }
      """, open: "Probe")
    #expect(screen.node("Button")?.modifier("disabled")?.unlabeled()?.bool == false)
    #expect(screen.notices.map(\.kind) == [.standIn])
  }

  @Test(
    "One round stands for those of a loop that goes on as long as something unknown does",
    arguments: [
      "while let name = log.next() { found.append(\"round\") }",
      "while let (name, place) = try? log.next() { found.append(\"round\") }",
      "while true { guard let name = log.next() else { break }; found.append(\"round\") }",
      "while true { if let name = log.next() { found.append(\"round\") } else { break } }",
    ])
  func rounds(loop: String) {
    let screen = Screen(
      """
      func names() -> [String] { var found: [String] = []; let log = openLog(); \(loop); return found }
      struct Probe: View { var body: some View { VStack { ForEach(names(), id: \\.self) { Text($0) } } } }
      """, open: "Probe")
    #expect(screen.texts == ["round"])
    #expect(screen.notices.map(\.kind) == [.unknownValue])
  }

  @Test("A loop that counts its rounds runs all of them")
  func counted() {
    let screen = Screen(
      """
      func names() -> [String] {
        var found: [String] = []
        var round = 0
        while round < 3 { if let name = find(round) { found.append("round \\(round)") }; round += 1 }
        return found
      }
      struct Probe: View { var body: some View { VStack { ForEach(names(), id: \\.self) { Text($0) } } } }
      """, open: "Probe")
    #expect(screen.texts == ["round 0", "round 1", "round 2"])
  }
}
