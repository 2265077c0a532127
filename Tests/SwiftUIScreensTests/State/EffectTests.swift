import EarshotVocabulary
import Testing

@Suite("Effects") struct EffectTests {
  @Test(
    "onAppear and task run once, before anything is read",
    arguments: [
      ".onAppear { n += 1 }", ".task { n += 1 }", ".onAppear(perform: load)", ".task { await loadLater() }",
      ".task(id: k) { n += 1 }",
    ])
  func appear(modifier: String) {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(n)\"); Button(\"k\") { m += 1 } }\(modifier)",
        members:
          "@State var n = 0; @State var m = 0; let k = 1\nfunc load() { n += 1 }\nfunc loadLater() async { n += 1 }"
      ))
    #expect(screen.texts.first == "n 1")
    screen.tap("k")
    #expect(screen.texts.first == "n 1")
  }

  @Test(
    "onChange runs when its value changes, with the values its closure takes",
    arguments: [
      (".onChange(of: n) { log = \"changed\" }", "changed"),
      (".onChange(of: n) { new in log = \"to \\(new)\" }", "to 1"),
      (".onChange(of: n) { old, new in log = \"\\(old) to \\(new)\" }", "0 to 1"),
      (".onChange(of: n, perform: { v in log = \"\\(v)\" })", "1"),
      (".onChange(of: n) { log = \"\\($0)-\\($1)\" }", "0-1"),
      (".onChange(of: other) { log = \"never\" }", "none"),
    ])
  func change(modifier: String, expected: String) {
    var screen = Screen(
      probe(
        "VStack { Text(log); Button(\"+\") { n += 1 } }\(modifier)",
        members: "@State var n = 0; @State var log = \"none\"; @State var other = 1"))
    #expect(screen.texts.first == "none")
    screen.tap("+")
    #expect(screen.texts.first == expected)
  }

  @Test("onChange(initial: true) runs at once as well")
  func initialChange() {
    let screen = Screen(
      probe(
        "Text(log).onChange(of: n, initial: true) { old, new in log = \"\\(old) \\(new)\" }",
        members: "@State var n = 3; @State var log = \"\""))
    #expect(screen.texts == ["3 3"])
  }

  @Test("A view that comes later appears later; one that comes again appears again")
  func appearsLater() {
    var screen = Screen(
      probe(
        "VStack { if shown { Text(\"in\").onAppear { n += 1 } }; Text(\"n \\(n)\"); Toggle(\"T\", isOn: $shown) }",
        members: "@State var shown = false; @State var n = 0"))
    #expect(screen.texts == ["n 0"])
    screen.set("isOn", of: "Toggle", to: .bool(true))
    #expect(screen.texts == ["in", "n 1"])
    screen.set("isOn", of: "Toggle", to: .bool(false))
    screen.set("isOn", of: "Toggle", to: .bool(true))
    #expect(screen.texts == ["in", "n 2"])
  }

  @Test("An effect that changes state for ever ends")
  func endless() {
    let screen = Screen(
      probe("Text(\"n \\(n)\").onChange(of: n, initial: true) { n += 1 }", members: "@State var n = 0"))
    #expect(screen.texts.count == 1)
  }

  @Test("Asynchronous work of an action is run")
  func tasks() {
    var screen = Screen(
      probe(
        "VStack { Text(log); Button(\"Go\") { Task { await load() } }; Button(\"Main\") { DispatchQueue.main.async { log = \"main\" } } }",
        members: "@State var log = \"none\"\nfunc load() async { log = \"loaded\" }"))
    screen.tap("Go")
    #expect(screen.texts.first == "loaded")
    screen.tap("Main")
    #expect(screen.texts.first == "main")
  }

  @Test("withAnimation and transactions run their closure")
  func animation() {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(n)\"); Button(\"A\") { withAnimation(.easeIn) { n += 1 } }; Button(\"B\") { withAnimation { n += 1 } completion: { n += 10 } } }",
        members: "@State var n = 0"))
    screen.tap("A")
    #expect(screen.texts.first == "n 1")
    screen.tap("B")
    #expect(screen.texts.first == "n 12")
  }
}
