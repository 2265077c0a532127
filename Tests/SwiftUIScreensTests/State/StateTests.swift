import EarshotViewTree
import EarshotVocabulary
import Testing

@Suite("State") struct StateTests {
  @Test("@State changes in an action, and the screen is evaluated anew")
  func state() {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(n)\"); Button(\"+\") { n += 1; print(\"now\", n) } }",
        members: "@State private var n = 0"))
    screen.tap("+")
    screen.tap("+")
    #expect(screen.texts.first == "n 2")
    #expect(screen.output == ["now 2"])
  }

  @Test(
    "What a preview makes lives as long as its screen",
    arguments: [
      "#Preview { Probe().environment(Guide()) }", "#Preview { Probe().environment(Guide(count: 0)) }",
      "struct Provider: PreviewProvider { static var previews: some View { Probe().environment(Guide()) } }",
      "#Preview { let guide = Guide(); return Probe().environment(guide) }",
    ])
  func previewObjects(preview: String) {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(guide.count)\"); Button(\"+\") { guide.count += 1 } }",
        members: "@Environment(Guide.self) private var guide",
        declarations: """
          @Observable final class Guide {
            var count = 0
            init(count: Int = 0) { self.count = count }
          }
          \(preview)
          """))
    screen.tap("+")
    screen.tap("+")
    #expect(screen.texts.first == "n 2")
  }

  @Test("A copy of a screen is a point to go back to")
  func copies() {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(n)\"); Text(m.items.joined()); Button(\"+\") { n += 1; m.items.append(\"x\") } }",
        members: "@State var n = 0; @StateObject var m = Model()",
        declarations: "class Model: ObservableObject { @Published var items: [String] = [] }"))
    var earlier = screen
    screen.tap("+")
    #expect(screen.texts.prefix(2) == ["n 1", "x"])
    earlier.refresh()
    #expect(earlier.texts.prefix(2) == ["n 0", ""])
  }

  @Test("Bindings set what they were made of")
  func bindings() {
    let declarations =
      "struct Row: View { @Binding var isOn: Bool; let name: String; var body: some View { Toggle(name, isOn: $isOn) } }\nstruct Settings { var sound = false; var levels = [1, 2] }\nstruct Field: View { @Binding var text: String; var body: some View { TextField(\"F\", text: $text) } }"
    var screen = Screen(
      probe(
        "VStack { Row(isOn: $settings.sound, name: \"Sound\"); Text(settings.sound ? \"on\" : \"off\"); Field(text: $name); Text(name); Stepper(\"L\", value: $settings.levels[1]); Text(\"level \\(settings.levels[1])\") }",
        members: "@State var settings = Settings(); @State var name = \"a\"", declarations: declarations))
    screen.set("isOn", of: "Toggle", to: .bool(true))
    screen.set("text", of: "TextField", to: .string("typed"))
    screen.set("value", of: "Stepper", to: .int(9))
    #expect(screen.texts == ["on", "typed", "level 9"])
  }

  @Test("Binding(get:set:) runs its closures, .constant stays")
  func closureBindings() {
    var screen = Screen(
      probe(
        "VStack { Toggle(\"T\", isOn: Binding(get: { n > 0 }, set: { n = $0 ? 5 : 0 })); Toggle(\"C\", isOn: .constant(true)); Text(\"n \\(n)\") }",
        members: "@State var n = 0"))
    screen.set("isOn", of: "Toggle", "T", to: .bool(true))
    screen.set("isOn", of: "Toggle", "C", to: .bool(false))
    #expect(screen.texts == ["n 5"])
    #expect(screen.node("Toggle", "T")?.argument("isOn")?.bool == true)
    #expect(screen.node("Toggle", "C")?.argument("isOn")?.bool == true)
  }

  @Test("Bindings into lists and to optionals")
  func elementBindings() {
    let declarations =
      "struct Item: Identifiable { let id: Int; var name: String; var done = false }\nclass Model: ObservableObject { @Published var list = [Item(id: 1, name: \"a\"), Item(id: 2, name: \"b\")] }"
    var screen = Screen(
      probe(
        "VStack { ForEach($model.list) { $item in Toggle(item.name, isOn: $item.done) }; Toggle(\"second\", isOn: $model.list[1].done); Text(model.list.map { $0.done ? \"x\" : \"-\" }.joined()) }",
        members: "@StateObject var model = Model()", declarations: declarations))
    screen.set("isOn", of: "Toggle", "a", to: .bool(true))
    #expect(screen.texts == ["x-"])
    screen.set("isOn", of: "Toggle", "second", to: .bool(true))
    #expect(screen.texts == ["xx"])
    #expect(screen.node("Toggle", "b")?.argument("isOn")?.bool == true)
    var optional = Screen(
      probe(
        "VStack { if let b = Binding($name) { TextField(\"N\", text: b) }; Text(name ?? \"none\") }",
        members: "@State var name: String? = \"x\""))
    optional.set("text", of: "TextField", to: .string("y"))
    #expect(optional.texts == ["y"])
  }

  @Test(
    "Objects of either kind tell of their changes",
    arguments: [
      (
        "class Model: ObservableObject { @Published var n = 0; func up() { n += 1 } }",
        "@StateObject var model = Model()"
      ),
      (
        "class Model: ObservableObject { @Published var n = 0; func up() { n += 1 } }",
        "@ObservedObject var model: Model = Model.shared\n"
      ),
      ("@Observable final class Model { var n = 0; func up() { n += 1 } }", "@State var model = Model()"),
      (
        "@Observable final class Model { var n = 0; func up() { n += 1 } }",
        "@Bindable var model = Model.shared"
      ),
      ("@Observable final class Model { var n = 0; func up() { n += 1 } }", "var model = Model.shared"),
    ])
  func objects(model: String, member: String) {
    let declarations = "\(model)\nextension Model { static let shared = Model() }"
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(model.n)\"); Button(\"+\") { model.up() }; Button(\"++\", action: model.up) }",
        members: member, declarations: declarations))
    screen.tap("+")
    screen.tap("++")
    #expect(screen.texts.first == "n 2")
  }

  @Test("@Bindable and $model.name bind to an object's property")
  func bindable() {
    let declarations =
      "@Observable final class Model { var on = false; var inner = Inner() }\nstruct Inner { var name = \"x\" }\nstruct Child: View { @Bindable var model: Model; var body: some View { VStack { Toggle(\"T\", isOn: $model.on); TextField(\"N\", text: $model.inner.name) } } }"
    var screen = Screen(
      probe(
        "VStack { Child(model: model); Text(model.on ? \"on\" : \"off\"); Text(model.inner.name) }",
        members: "@State var model = Model()", declarations: declarations))
    screen.set("isOn", of: "Toggle", to: .bool(true))
    screen.set("text", of: "TextField", to: .string("typed"))
    #expect(screen.texts == ["on", "typed"])
    var local = Screen(
      probe(
        "content",
        members:
          "@State var model = Model()\nvar content: some View { @Bindable var model = model; return VStack { Toggle(\"T\", isOn: $model.on); Text(model.on ? \"on\" : \"off\") } }",
        declarations: declarations))
    local.set("isOn", of: "Toggle", to: .bool(true))
    #expect(local.texts == ["on"])
  }

  @Test("@AppStorage is shared by its key and keeps its default")
  func appStorage() {
    let declarations =
      "struct Other: View { @AppStorage(\"volume\") var level = 3; var body: some View { Text(\"level \\(level)\") } }"
    var screen = Screen(
      probe(
        "VStack { Other(); Button(\"+\") { volume += 1 }; Text(volume > 3 ? \"loud\" : \"soft\") }",
        members: "@AppStorage(\"volume\") private var volume = 3", declarations: declarations), open: "Probe")
    #expect(screen.texts == ["level 3", "soft"])
    screen.tap("+")
    #expect(screen.texts == ["level 4", "loud"])
  }

  @Test("@FocusState is set by code and by its binding")
  func focus() {
    var screen = Screen(
      probe(
        "VStack { TextField(\"A\", text: .constant(\"\")).focused($field, equals: .name); Text(field == .name ? \"in\" : \"out\"); Button(\"Go\") { field = .name } }",
        members: "enum Field: Hashable { case name, mail }\n@FocusState private var field: Field?"))
    #expect(screen.texts.first == "out")
    screen.tap("Go")
    #expect(screen.texts.first == "in")
  }

  @Test("State belongs to the place of a view: rows keep theirs, and what goes away comes back new")
  func stateByIdentity() {
    let declarations =
      "struct Counter: View { let name: String; @State private var n = 0; var body: some View { VStack { Text(\"\\(name) \\(n)\"); Button(\"up \\(name)\") { n += 1 } } } }"
    var rows = Screen(
      probe(
        "VStack { ForEach(names, id: \\.self) { Counter(name: $0) }; Button(\"drop\") { names.removeFirst() } }",
        members: "@State var names = [\"a\", \"b\"]", declarations: declarations), open: "Probe")
    rows.tap("up b")
    rows.tap("drop")
    #expect(rows.texts == ["b 1"])
    var branches = Screen(
      probe(
        "VStack { if first { Counter(name: \"a\") } else { Counter(name: \"a\") }; Toggle(\"T\", isOn: $first) }",
        members: "@State var first = true", declarations: declarations), open: "Probe")
    branches.tap("up a")
    #expect(branches.texts == ["a 1"])
    branches.set("isOn", of: "Toggle", to: .bool(false))
    #expect(branches.texts == ["a 0"])
    var ids = Screen(
      probe(
        "VStack { Counter(name: \"a\").id(key); Button(\"new\") { key += 1 } }",
        members: "@State var key = 0", declarations: declarations), open: "Probe")
    ids.tap("up a")
    ids.tap("new")
    #expect(ids.texts == ["a 0"])
  }

  @Test("State that left the screen is dropped")
  func droppedState() {
    let declarations =
      "struct Counter: View { @State private var n = 0; var body: some View { VStack { Text(\"n \\(n)\"); Button(\"up\") { n += 1 } } } }"
    var screen = Screen(
      probe(
        "VStack { if shown { Counter() }; Toggle(\"T\", isOn: $shown) }", members: "@State var shown = true",
        declarations: declarations), open: "Probe")
    screen.tap("up")
    screen.set("isOn", of: "Toggle", to: .bool(false))
    screen.set("isOn", of: "Toggle", to: .bool(true))
    #expect(screen.texts == ["n 0"])
  }

  @Test("A view's first values come once: a parent's new argument does not replace state")
  func initialState() {
    let declarations =
      "struct Child: View { @State var n: Int; let m: Int; init(start: Int) { _n = State(initialValue: start); m = start }; var body: some View { Text(\"\\(n) \\(m)\") } }"
    var screen = Screen(
      probe(
        "VStack { Child(start: k); Button(\"+\") { k += 1 } }", members: "@State var k = 1",
        declarations: declarations), open: "Probe")
    screen.tap("+")
    #expect(screen.texts == ["1 2"])
  }

  @Test("An action that traps ends the app, and says where")
  func traps() {
    var screen = Screen(
      probe(
        "VStack { Text(\"n \\(n)\"); Button(\"Go\") { n = 1; let xs = [1]; n = xs[5]; n = 7 } }",
        members: "@State var n = 0"))
    screen.tap("Go")
    #expect(screen.texts == ["n 0"])
    #expect(
      screen.events.contains {
        if case .notice(let notice) = $0 { notice.kind == .trap && notice.location?.line == 5 } else { false }
      })
  }

  @Test("Closures given to child views change the parent")
  func callbacks() {
    let declarations =
      "struct Child: View { let onPick: (String) -> Void; var onDone: (() -> Void)?; var body: some View { VStack { Button(\"pick\") { onPick(\"x\") }; Button(\"done\") { onDone?() } } } }"
    var screen = Screen(
      probe(
        "VStack { Child { picked = $0 }; Text(picked) }", members: "@State var picked = \"none\"",
        declarations: declarations), open: "Probe")
    screen.tap("pick")
    screen.tap("done")
    #expect(screen.texts == ["x"])
  }

  @Test("A state object made in an initialiser lives on")
  func stateObjectInInit() {
    let declarations =
      "class Model: ObservableObject { @Published var n: Int; init(n: Int) { self.n = n } }\nstruct Child: View { @StateObject private var model: Model; init(n: Int) { _model = StateObject(wrappedValue: Model(n: n)) }; var body: some View { VStack { Text(\"n \\(model.n)\"); Button(\"+\") { model.n += 1 } } } }"
    var screen = Screen(probe("Child(n: 4)", declarations: declarations), open: "Probe")
    screen.tap("+")
    #expect(screen.texts == ["n 5"])
  }

  // Apple, "withObservationTracking(_:onChange:)": the closure is called at the first change after the call.
  @Test("What waits for a change of what is observed does not run before one")
  func observed() {
    let screen = Screen(
      """
      @Observable final class Tide { var level = "low" }
      final class Log {
        var lines: [String] = []
        let tide = Tide()
        init() { watch() }
        func watch() {
          let seen = withObservationTracking { tide.level } onChange: { self.lines.append("changed"); self.watch() }
          lines.append(seen)
        }
      }
      struct Probe: View { let log = Log(); var body: some View { Text(log.lines.joined(separator: ", ")) } }
      """, open: "Probe")
    #expect(screen.texts == ["low"])
    #expect(screen.notices.map(\.message) == [])
  }
}
