import Testing

@Suite("What doesn't fit is told where it runs") struct MisfitTests {
  private func screen(_ body: String) -> Screen { Screen(probe(body), open: "Probe") }

  private func isTold(_ screen: Screen) -> Bool {
    screen.notices.contains { $0.message.contains("don't fit") }
  }

  @Test(
    "A closure that is not called touches no speech, nor does a function among statements",
    arguments: [
      "Button { let count: Int = Color.red } label: { Text(\"buoy\") }",
      "let light = { let count: Int = Color.red }\nText(\"buoy\").onTapGesture { light() }",
      "Text(\"buoy\").onTapGesture { func light() { let count: Int = Color.red }; light() }",
    ])
  func notCalled(body: String) {
    let screen = screen(body)
    #expect(screen.texts == ["buoy"])
    #expect(!isTold(screen))
  }

  @Test(
    "Names that nothing declares may be those of types",
    arguments: [
      "Text(\"buoy\").onAppear { let all = [[Light]].self; print(all) }",
      "Text(\"buoy\").onAppear { let all = try? JSONDecoder().decode([String: Light].self, from: Data()) }",
      "Text(\"buoy\").foregroundStyle(Light.State?.none.color)",
      "Text(\"buoy\").onAppear { for (name, depth) in [\"a\": 1].deepest(by: \\.key) { print(name, depth) } }",
      "Text(\"buoy\").onAppear { [\"a\": 1].deepest(by: \\.key).forEach { name, depth in print(name, depth) } }",
    ])
  func unknownTypes(body: String) {
    let screen = screen(body)
    #expect(screen.texts == ["buoy"])
    #expect(!isTold(screen))
  }

  @Test(
    "One that is called does",
    arguments: [
      "Text(\"buoy\").onAppear { let count: Int = Color.red }",
      "Group { let count: Int = Color.red; Text(\"buoy\") }",
      "let light = { let count: Int = Color.red }; let _ = light(); Text(\"buoy\")",
    ])
  func called(body: String) {
    let screen = screen(body)
    #expect(screen.texts == ["buoy"])
    #expect(isTold(screen))
  }

  @Test(
    "A modifier whose arguments don't fit the one that there is costs only itself",
    arguments: [
      "buoy(\"red\", lit: true) { isOn in }", "buoy(\"red\") { isOn in }", "buoy(at: 3)",
      "buoy(lit: 1) { 2 }",
    ])
  func modifier(call: String) {
    let screen = Screen(
      probe("VStack { Text(\"before\"); Text(\"buoy\") }.\(call).accessibilityHint(\"hint\")")
        + """

        extension View {
          func buoy(title: String, lit: Binding<Bool>, action: () -> Void, end: () -> Void) -> some View { self }
        }
        """, open: "Probe")
    #expect(screen.texts == ["before", "buoy"])
    #expect(screen.notices.contains { $0.message.contains("buoy") })
  }

  @Test("What is made of an unknown type, and members of it, are unknown by its cause alone")
  func unknownMembers() {
    let screen = Screen(
      probe(
        "Text(\"buoy\").onAppear { Harbors.Log.start { $0.isOn = true } }",
        members: "@State var key: Harbors.Key = .init(bytes: [1])"), open: "Probe")
    #expect(screen.texts == ["buoy"])
    #expect(!isTold(screen))
    #expect(screen.notices.allSatisfy { !$0.message.contains("whose member") })
  }
}
