import EarshotSwiftUIScreens
import Testing

@Suite("Stand-ins and given values") struct GivenValueTests {
  private let declarations = """
    struct User: Codable { var name: String; var age: Int; var role: Role = .guest; var tags: [String]; var joined: Date?; var boss: Boss? }
    struct Boss: Codable { var title: String }
    enum Role: String { case guest, admin = "ADM" }
    class Store: ObservableObject { @Published var user: User; @Published var n = 1; init(user: User) { self.user = user } }
    protocol Named { var name: String { get } }
    extension String { static let secret = "open" }
    struct Pet: Named { let name: String; static let sample = Pet(name: "Rex") }
    """

  private func screen(_ body: String, _ members: String, state: [String: String] = [:], data: String? = nil)
    -> OpenedScreen
  {
    OpenedScreen(probe(body, members), state: state, data: data)
  }

  private func probe(_ body: String, _ members: String) -> String {
    """
    import SwiftUI
    struct Probe: View {
    \(members)
    var body: some View {
    \(body)
    }
    }
    \(declarations)
    """
  }

  @Test(
    "A stored property without a value gets a stand-in of its type",
    arguments: [
      ("let title: String", "Text(title)", "«title»"),
      ("let title: LocalizedStringKey", "Text(title)", "«title»"), ("let n: Int", "Text(\"\\(n)\")", "0"),
      ("let on: Bool", "Text(on ? \"on\" : \"off\")", "off"),
      ("let note: String?", "Text(note ?? \"none\")", "none"),
      ("let user: User", "Text(\"\\(user.name) \\(user.age)\")", "«name» 0"),
      ("let role: Role", "Text(role.rawValue)", "guest"), ("let pet: Pet", "Text(pet.name)", "Rex"),
      ("@Binding var name: String", "Text(name)", "«name»"),
      ("@ObservedObject var store: Store", "Text(store.user.name)", "«name»"),
      ("let names: [String]", "Text(names.joined())", "«names»"),
      ("let any: any Named", "Text(any.name)", "Rex"),
      ("let url: URL", "Text(url.absoluteString)", "https://example.org"),
      ("let pair: (first: String, second: Int)", "Text(\"\\(pair.first) \\(pair.second)\")", "«first» 0"),
      ("@State var draft: String", "Text(draft)", "«draft»"),
      ("let words: String\ninit(words: String) { self.words = words + \"!\" }", "Text(words)", "«words»!"),
      ("let onTap: () -> Void", "Button(\"Go\", action: onTap)", ""),
      (
        "let caption: (User) -> String", "Text(caption(User(name: \"\", age: 1, role: .guest, tags: [])))",
        "«caption»"
      ),
      (
        "let tally: () -> Int\ninit(tally: @escaping () -> Int) { self.tally = tally }",
        "Text(\"\\(tally())\")", "0"
      ),
    ])
  func standIns(members: String, body: String, expected: String) {
    #expect(screen(body, members).texts.joined() == expected)
  }

  @Test("A builder that nobody gave makes an empty view")
  func builders() {
    let source = """
      struct Framed<Inside: View>: View {
        let inside: Inside
        init(@ViewBuilder inside: () -> Inside) { self.inside = inside() }
        var body: some View { Text("Frame"); inside.opacity(0.5) }
      }
      """
    let screen = OpenedScreen("import SwiftUI\n" + source, view: "Framed")
    #expect(screen.texts == ["Frame"])
    #expect(screen.gaps == [])
  }

  @Test(
    "--state sets a property by its name",
    arguments: [
      ("let title: String", "Text(title)", "title", "Hi", "Hi"),
      ("@State private var n = 1", "Text(\"\\(n)\")", "n", "7", "7"),
      ("@State var on = false", "Text(on ? \"on\" : \"off\")", "on", "true", "on"),
      ("var role: Role = .guest", "Text(role.rawValue)", "role", "admin", "ADM"),
      ("var role: Role = .guest", "Text(role.rawValue)", "role", ".admin", "ADM"),
      ("@State var x = 0.5", "Text(\"\\(x, specifier: \"%.1f\")\")", "x", "2", "2.0"),
      ("let note: String?", "Text(note ?? \"none\")", "note", "x", "x"),
      ("@State var note: String? = \"a\"", "Text(note ?? \"none\")", "note", "nil", "none"),
      ("@Binding var name: String", "Text(name)", "name", "Ann", "Ann"),
      ("let title: String\ninit(title: String) { self.title = title }", "Text(title)", "title", "Hi", "Hi"),
      ("let code: String", "Text(code)", "code", "007", "007"),
      ("let code: String", "Text(code)", "code", "secret", "secret"),
      ("@State var n = -1", "Text(\"\\(n + 1)\")", "n", "-7", "-6"),
      ("@State var word = \"a\"", "Text(word)", "word", "7", "7"),
      ("@State var word = \"a\"", "Text(word)", "word", "true", "true"),
      ("@State var tides = [1, 2]", "Text(\"\\(tides.count)\")", "tides", "[4, 5, 6]", "3"),
      ("@State var tides = [Int]()", "Text(\"\\(tides.count)\")", "tides", "[4]", "1"),
      ("let ids: Set<Int>", "Text(\"\\(ids.contains(4))\")", "ids", "[4, 5]", "true"),
      ("let depth: [String: Double]", "Text(\"\\(depth.count)\")", "depth", #"{"a": 1}"#, "1"),
      ("let pet: Pet", "Text(pet.name)", "pet", #"{"name": "Kit"}"#, "Kit"),
      ("let pet: Pet", "Text(pet.name)", "pet", "sample", "Rex"),
      ("var role: Role = .guest", "Text(role.rawValue)", "role", "ADM", "ADM"),
      ("let rank: Int?", "Text(\"\\(rank ?? 0)\")", "rank", "3", "3"),
      (
        "@StateObject var store: Store", "Text(\"\\(store.n)\")", "store", #"{"n": 3}"#, "3"
      ),
    ])
  func state(members: String, body: String, name: String, given: String, expected: String) {
    #expect(screen(body, members, state: [name: given]).texts == [expected])
  }

  private func misfit(_ members: String, _ name: String, _ value: String) -> GivenMisfit? {
    OpenedScreen.app(probe("Text(\"\")", members)).misfit(of: value, for: name)
  }

  @Test(
    "A value that no property of the name can have is told by the property's type",
    arguments: [
      ("@State var n = 0", "n", "banana", "n is an Int, not \"banana\""),
      ("@State var n = 0", "n", "1.5", "n is an Int, not \"1.5\""),
      ("@State var n = 0", "n", "nil", "n is an Int, not \"nil\""),
      ("let n: UInt8", "n", "256", "n is a UInt8, not \"256\""),
      ("@State var on = false", "on", "1", "on is a Bool, not \"1\""),
      ("@Binding var on: Bool", "on", "yes", "on is a Bool, not \"yes\""),
      ("let x: Double", "x", "deep", "x is a Double, not \"deep\""),
      ("let role: Role", "role", "boss", "role is a Role (guest, admin), not \"boss\""),
      ("@State var role = Role.guest", "role", "boss", "role is a Role (guest, admin), not \"boss\""),
      ("@State var tides: [Int] = []", "tides", "[1,2", "tides is a JSON array for [Int], not \"[1,2\""),
      ("let tides: [Int]", "tides", "[1,\"a\"]", "tides is a JSON array for [Int], not \"[1,\"a\"]\""),
      ("let pet: Pet", "pet", "{\"nme\": 1}", "pet is a JSON object for Pet, not \"{\"nme\": 1}\""),
      ("let when: Date", "when", "soon", "when is a Date, not \"soon\""),
      ("let letter: Character", "letter", "ab", "letter is a Character, not \"ab\""),
    ])
  func misfit(members: String, name: String, value: String, message: String) {
    #expect(misfit(members, name, value) == .noValue(message))
  }

  @Test("What fits one of the properties of a name is right")
  func oneFits() {
    let members = "let n: Int\nstruct Row: View { let n: String; var body: some View { Text(n) } }"
    #expect(misfit(members, "n", "banana") == nil)
  }

  @Test(
    "A screen is shown where an app may put it",
    arguments: [
      (ScreenParent.navigation, "NavigationStack"), (.tab, "TabView"), (.form, "Form"), (.list, "List"),
    ])
  func parents(parent: ScreenParent, view: String) {
    let screen = OpenedScreen(probe("Text(title)", "let title: String"), state: ["title": "Ebb"], in: parent)
    #expect(screen.node(view).map(OpenedScreen.texts) == ["Ebb"])
    #expect(screen.gaps == [])
  }

  @Test("A sheet that a screen is put into is open, and its bars are the sheet's")
  func sheet() {
    let screen = OpenedScreen(probe("Text(title)", "let title: String"), in: .sheet)
    #expect(screen.modifier("sheet")?.argument("isPresented") != nil)
    #expect(screen.texts == ["«title»"])
    #expect(screen.tree.bars == .ofParentInSheet)
  }

  @Test("A name that no view has is told with those that some have")
  func unknownName() {
    #expect(misfit("@State private var harbour = 0", "harbor", "1") == .noProperty(["harbour"]))
  }

  @Test(
    "--data gives values of any shape by property name",
    arguments: [
      ("let title: String", "Text(title)", #"{"title": "Hi \u00e9\n\ud83d\ude00"}"#, "Hi é\n😀"),
      ("let n: Int", "Text(\"\\(n)\")", #"{"n": 5}"#, "5"),
      ("let x: Double", "Text(String(x))", #"{"x": 2}"#, "2.0"),
      ("@State var on = false", "Text(on ? \"on\" : \"off\")", #"{"on": true}"#, "on"),
      ("let names: [String]", "Text(names.joined(separator: \"+\"))", #"{"names": ["a", "b"]}"#, "a+b"),
      (
        "let user: User", "Text(\"\\(user.name) \\(user.age) \\(user.role.rawValue) \\(user.tags.count)\")",
        #"{"user": {"name": "Ann", "age": 40, "role": "ADM", "tags": ["x", "y"]}}"#, "Ann 40 ADM 2"
      ),
      (
        "let users: [User]", "Text(users.map(\\.name).joined())",
        #"{"users": [{"name": "A"}, {"name": "B"}]}"#, "AB"
      ),
      ("let user: User", "Text(user.boss?.title ?? \"free\")", #"{"user": {"boss": {"title": "Dr"}}}"#, "Dr"),
      (
        "@StateObject var store: Store", "Text(\"\\(store.user.name) \\(store.n)\")",
        #"{"store": {"user": {"name": "Ann"}, "n": 3}}"#, "Ann 3"
      ),
      (
        "let scores: [String: Int]", "Text(scores.keys.sorted().joined())", #"{"scores": {"b": 1, "a": 2}}"#,
        "ab"
      ),
      (
        "let when: Date", "Text(when.timeIntervalSince1970 == 60 ? \"yes\" : \"no\")", #"{"when": 60}"#, "yes"
      ), ("let note: String?", "Text(note ?? \"none\")", #"{"note": null}"#, "none"),
      ("@Binding var name: String", "Text(name)", #"{"name": "Ann"}"#, "Ann"),
      ("let role: Role", "Text(role.rawValue)", #"{"role": "admin"}"#, "ADM"),
      ("let title: String", "Text(title)", #"{"other": 1}"#, "«title»"),
    ])
  func data(members: String, body: String, data: String, expected: String) {
    let screen = screen(body, members, data: data)
    #expect(screen.texts == [expected])
    #expect(screen.gaps == [])
  }

  @Test("A value of a file that no property of its name can be is told")
  func dataMisfit() throws {
    let app = OpenedScreen.app(probe("Text(\"\")", "let n: Int8\nlet pet: Pet\nlet title: String"))
    let given = try GivenValues(
      texts: [], file: "Data.json", Array(#"{"n": 300, "pet": {"nme": 1}, "title": "Hi", "other": 5}"#.utf8))
    let expected: [String: String?] = [
      "n": "n is an Int8, which its value here is not",
      "pet": "pet is a JSON object for Pet, which its value here is not", "title": nil,
    ]
    #expect(app.misfits(ofDataIn: given) == expected)
  }

  @Test("--state wins over --data")
  func both() {
    #expect(
      screen("Text(title)", "let title: String", state: ["title": "state"], data: #"{"title": "data"}"#).texts
        == ["state"])
  }
}

/// What an app puts around its screens is not around a view that is opened by itself.
@Suite("Objects that nobody put into the environment") struct MissingObjectTests {
  private let code = """
    import SwiftUI
    class Store: ObservableObject {
      @Published var count = 3
      @Published var title: String
      init(title: String) { self.title = title }
    }
    @Observable class Deck { var cards = 4 }
    struct More: View {
      @EnvironmentObject var store: Store
      var body: some View { Button("More") { store.count += 1 } }
    }
    struct Probe: View {
      @EnvironmentObject var store: Store
      @Environment(Deck.self) private var deck
      var body: some View { VStack { Text("\\(store.title) \\(store.count) \\(deck.cards)"); More() } }
    }
    """

  @Test("One stands in for each of a type, the same for all views, and is said")
  func standsIn() {
    var screen = OpenedScreen(code)
    #expect(screen.texts.first == "«title» 3 4")
    #expect(
      screen.tree.notices.map(\.message) == [
        "no 'Deck' is in the environment; a stand-in takes its place",
        "no 'Store' is in the environment; a stand-in takes its place",
      ])
    #expect(screen.tree.notices.allSatisfy { $0.kind == .standIn })
    screen.press("More")
    #expect(screen.texts.first == "«title» 4 4")
  }
}
