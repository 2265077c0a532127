import EarshotVocabulary
import Testing

@Suite("Types from outside that the app adds to") struct OutsideTypeTests {
  private func screen(_ body: String, members: String = "", declarations: String = "") -> Screen {
    Screen(
      """
      \(declarations)
      struct Probe: View { \(members)
        var body: some View { VStack { \(body) } } }
      """, open: "Probe")
  }

  @Test("What a value of a package's type was made with is read by its labels")
  func labeledArguments() {
    let screen = screen(
      #"Text(pool.name); Text("\(pool.depth) metres")"#,
      members: #"let pool = TidePoolDto(name: "Anemone Ledge", depth: 3)"#)
    #expect(screen.texts == ["Anemone Ledge", "3 metres"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A property that the app adds to a package's type is worked out, also by way of a protocol")
  func addedMembers() {
    let screen = screen(
      "Text(pool.title); Text(pool.caption)",
      members: #"let pool = TidePoolDto(name: "Anemone Ledge")"#,
      declarations: """
        protocol Captioned { var title: String { get } }
        extension Captioned { var caption: String { "Pool: " + title } }
        extension TidePoolDto: Captioned { var title: String { "The " + name } }
        """)
    #expect(screen.texts == ["The Anemone Ledge", "Pool: The Anemone Ledge"])
  }

  @Test("What such a value was not made with and may be nil counts as nil, which is a stand-in and no gap")
  func missingParts() {
    let screen = screen(
      #"Text(pool.title); if let note = pool.note { Text(note) } else { Text("no note") }"#,
      members: "let pool: TidePoolDto",
      declarations: #"extension TidePoolDto { var title: String { name ?? "Unnamed pool" } }"#)
    #expect(screen.texts == ["Unnamed pool", "no note"])
    #expect(screen.notices.allSatisfy { $0.kind == .standIn })
    #expect(screen.notices.contains { $0.message.contains("TidePoolDto") })
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A chain by question mark from such a value ends in nil, and so does a comparison with it")
  func chains() {
    let screen = screen(
      #"Text(pool.keeper?.name ?? "no keeper"); if pool.keeper == nil { Text("alone") }"#,
      members: "let pool: TidePoolDto")
    #expect(screen.texts == ["no keeper", "alone"])
  }

  @Test(
    "What must be there and is not known is still shown by its source text, with the name of what is missing")
  func neededParts() {
    let screen = screen("Text(pool.name)", members: "let pool: TidePoolDto")
    #expect(screen.texts == ["«pool.name»"])
    #expect(screen.tree.unknownWords.missingNames["pool.name"] == "TidePoolDto")
  }

  @Test(
    "A view of a package shows the elements of a list one by one, and hands on a first value as a binding")
  func packageViews() {
    let screen = screen(
      """
      PoolShelf(["Limpet", "Whelk"]) { name in Text(name) }
      Holder(initialValue: "low") { level in Text(level.wrappedValue) }
      """)
    #expect(screen.texts == ["Limpet", "Whelk", "low"])
    #expect(screen.notices.filter { $0.kind == .unknownView }.count == 2)
  }

  @Test("Titles of what a package's view lists are shown; what it is given to do is not content")
  func listedTitles() {
    let screen = screen(
      """
      Welcome(title: "Tide pools", areas: [Welcome.Area(title: "Limpets", description: "They cling.")]) {
        guard let pool else { fatalError("no pool") }
        keep(pool)
      }
      """, members: "@State var pool: String?")
    #expect(screen.texts == ["Tide pools", "Limpets", "They cling."])
    #expect(screen.notices.allSatisfy { $0.kind != .trap })
  }

  @Test("What a function of a package is given to do is done, and its result is what that gives")
  func givenWork() {
    let screen = screen(
      "Text(Guarded.attempt())",
      declarations: """
        extension ObjectiveGuard {
          static func perform<T>(_ work: () throws -> T) throws -> T {
            var result: T?
            try perform { result = try work() }
            return result!
          }
        }
        enum Guarded { static func attempt() -> String { (try? ObjectiveGuard.perform { "slack water" }) ?? "none" } }
        """)
    #expect(screen.texts == ["slack water"])
  }

  @Test("A package's wrapper that was handed a value of its own reads as what that holds")
  func wrappers() {
    let screen = screen(
      "Row(state: Row.Model(tide: Shared(value: \"ebb\")))",
      declarations: """
        struct Row: View {
          struct Model { @Shared var tide: String }
          let state: Model
          var body: some View { Text(state.tide) }
        }
        """)
    #expect(screen.texts == ["ebb"])
  }

  @Test("Data that is given for a property of a package's type are what its members read as")
  func givenData() {
    let screen = Screen(
      """
      extension TidePoolDto { var title: String { name ?? "Unnamed" } }
      struct Probe: View {
        let pool: TidePoolDto
        var body: some View { VStack { Text(pool.title); Text(pool.keeper?.name ?? "nobody") } }
      }
      """, open: "Probe", data: #"{"pool": {"name": "Whelk Basin", "keeper": {"name": "Ada"}}}"#)
    #expect(screen.texts == ["Whelk Basin", "Ada"])
  }

  @Test("What an app adds to types of one name in several types of a package is of the one that is named")
  func nested() {
    let screen = Screen(
      """
      import HarbourKit
      protocol Shown { associatedtype Content: View; func shown() -> Content }
      extension Quay.Builder: Shown { func shown() -> some View { Text("quay") } }
      extension Pier.Builder: Shown { func shown() -> some View { Text("pier") } }
      extension Slip.Builder: Shown { func shown() -> some View { Text("slip") } }
      struct Probe: View {
        var body: some View { Quay.Builder().shown(); Pier.Builder().shown(); Slip.Builder().shown() }
      }
      """, open: "Probe")
    #expect(screen.texts == ["quay", "pier", "slip"])
  }
}
