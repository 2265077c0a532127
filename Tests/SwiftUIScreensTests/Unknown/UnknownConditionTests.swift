import EarshotVocabulary
import Testing

/// Conditions on what is not known: what hangs on them isn't shown, and that is a gap in what is heard. Swift takes
/// nothing but a `Bool` as a condition (The Swift Programming Language, Statements).
@Suite("Conditions that are not known") struct UnknownConditionTests {
  private func screen(_ body: String) -> Screen {
    Screen("import SwiftUI\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  @Test(
    "What is called and is a condition itself is a function, also with a capital letter, as C has them",
    arguments: [
      #"if PLNIsOpen(berth) { Text("open") } else { Text("closed") }"#,
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

  @Test(
    "What counts as false is false wherever it is asked, and what else is known decides",
    arguments: [
      ("if !isOpen(4) { Text(\"closed\") } else { Text(\"open\") }", ["closed"]),
      ("if isOpen(4) { Text(\"open\") }; if !(isOpen(4)) { Text(\"closed\") }", ["closed"]),
      ("if isOpen(4) || true { Text(\"open\") } else { Text(\"closed\") }", ["open"]),
      ("if !isOpen(4) && 1 < 2 { Text(\"closed\") } else { Text(\"open\") }", ["closed"]),
      ("if 1 > 2 && isOpen(4) { Text(\"open\") } else { Text(\"closed\") }", ["closed"]),
    ])
  func logic(body: String, expected: [String]) {
    #expect(screen(body).texts == expected)
  }

  // Nothing is in it, whatever is asked for.
  @Test(
    "What is empty holds nothing that isn't known",
    arguments: [
      "Text(Set<Int>().contains(berth(4)) ? \"moored\" : \"free\")",
      "Text([Int]().contains(berth(4)) ? \"moored\" : \"free\")",
      "Text([Int: String]()[berth(4)] ?? \"free\")",
    ])
  func empty(body: String) {
    let screen = screen(body)
    #expect(screen.texts == ["free"])
    #expect(!screen.tree.gaps.contains { $0.effect != .action })
  }

  @Test(
    "What holds something may hold what isn't known",
    arguments: [
      "Text(Set([1]).contains(berth(4)) ? \"moored\" : \"free\")",
      "Text([1].contains(berth(4)) ? \"moored\" : \"free\")",
      "Text([1: \"moored\"][berth(4)] ?? \"free\")",
    ])
  func full(body: String) {
    let texts = screen(body).texts
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.contains("«") })
  }

  @Test("A view is neither hidden nor dimmed by what is not known, which is named")
  func modifiers() {
    let screen = screen(
      #"Text("Pier").accessibilityHidden(isShut(4)); Button("Moor") {}.disabled(isShut(4))"#)
    #expect(screen.node("Text")?.modifier("accessibilityHidden")?.unlabeled()?.bool != true)
    #expect(screen.node("Button")?.modifier("disabled")?.unlabeled()?.bool != true)
    #expect(screen.tree.gaps.filter { $0.cause == "isShut" }.count == 2)
  }

  @Test("A control whose state is not known is there, and what is missing is named")
  func controls() {
    for (control, given) in [
      ("Toggle", "(\"Light\", isOn: .constant(reading(4)))"), ("Slider", "(value: .constant(reading(4)))"),
      ("ProgressView", "(value: reading(4))"),
    ] {
      let screen = screen(control + given)
      #expect(screen.node(control) != nil, "\(control)")
      #expect(screen.tree.gaps.map(\.cause) == ["reading"], "\(control)")
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

  @Test("What comes from a package's store is not known there either")
  func outside() {
    let screen = Screen(
      """
      import SwiftUI
      struct Probe: View { let store = HarbourStore(name: "Mole")
        var body: some View { Button("Moor") {}.disabled(store.isShut) } }
      """, open: "Probe")
    #expect(screen.node("Button")?.modifier("disabled")?.unlabeled()?.bool != true)
    #expect(screen.tree.gaps.contains { $0.cause == "HarbourStore" })
  }

  @Test("A list that a loop makes of what is not known is not known, and there is one row for it")
  func loops() {
    let screen = Screen(
      """
      import SwiftUI
      func names() -> [String] {
        var found: [String] = []
        var round = 0
        while round < 3 { if let name = find(round) { found.append("round \\(round)") }; round += 1 }
        return found
      }
      struct Probe: View { var body: some View { VStack { ForEach(names(), id: \\.self) { Text($0) } } } }
      """, open: "Probe")
    #expect(screen.texts == ["«$0»"])
    #expect(screen.tree.gaps.contains { $0.cause == "find" })
  }
}
