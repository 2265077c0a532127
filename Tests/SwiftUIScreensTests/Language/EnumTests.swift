import Testing

@Suite("Enumerations") struct EnumTests {
  private let declarations = """
    enum Tab: String, CaseIterable, Identifiable { case home, search = "find", profile
      var id: Self { self }
      var title: String { switch self { case .home: "Home"; case .search: "Search"; case .profile: "You" } }
      static let first = Tab.home
      static func named(_ s: String) -> Tab? { Tab(rawValue: s) }
      mutating func next() { switch self { case .home: self = .search; case .search: self = .profile; case .profile: self = .home } } }
    enum Level: Int, Comparable { case low = 1, mid, high = 10, top
      static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
    enum Plain: Int { case a, b }
    enum State { case loading, loaded(String, count: Int = 1), failed(reason: String)
      var text: String { switch self { case .loading: return "…"; case .loaded(let s, let n): return "\\(s) \\(n)"; case .failed(let reason): return reason } }
      var isFailed: Bool { if case .failed = self { return true }; return false }
      init(_ s: String?) { if let s { self = .loaded(s) } else { self = .loading } } }
    indirect enum Tree { case leaf(Int), node(Tree, Tree)
      var sum: Int { switch self { case .leaf(let n): n; case let .node(a, b): a.sum + b.sum } } }
    enum Space { enum Inner { case x }; static let gap = 8 }
    enum Signal { case flag(String, mast: Int = 1, hint: String? = nil, () -> Int)
      var text: String { switch self { case .flag(let name, let mast, let hint, let act):
        return "\\(name) \\(mast) \\(hint ?? "-") \\(act())" } } }
    """

  @Test(
    "Cases, raw values and payloads",
    arguments: [
      ("Tab.home.rawValue", "home"), ("Tab.search.rawValue", "find"),
      (#"Tab(rawValue: "find")"#, "Optional(App.Tab.search)"),
      (#"Tab(rawValue: "none")"#, "nil"),
      ("Tab.allCases.count", "3"), ("Tab.allCases.map(\\.title)", #"["Home", "Search", "You"]"#),
      ("Level.mid.rawValue", "2"), ("Level.top.rawValue", "11"),
      ("Plain.b.rawValue", "1"), ("Level(rawValue: 10)", "Optional(App.Level.high)"),
      ("Level.low < .high", "true"),
      ("Level.low > .mid", "false"), ("Tab.first", "home"),
      (#"Tab.named("profile")?.title"#, #"Optional("You")"#),
      ("var t = Tab.home; t.next(); t.next(); return t", "profile"),
      ("let t: Tab = .search; return t.title", "Search"),
      ("Tab.home == .home", "true"), ("Tab.home != .search", "true"),
      ("let t = Tab.home; return t == .search", "false"), ("let t: Tab? = .home; return t == .home", "true"),
      (#"State.loaded("a").text"#, "a 1"), (#"State.loaded("a", count: 3).text"#, "a 3"),
      (#"State.failed(reason: "no").text"#, "no"), (#"State.failed(reason: "no").isFailed"#, "true"),
      ("State.loading.isFailed", "false"), (#"State("x").text"#, "x 1"), ("State(nil).text", "…"),
      ("Tree.node(.leaf(2), .node(.leaf(3), .leaf(4))).sum", "9"),
      (#"Signal.flag("a", { 3 }).text"#, "a 1 - 3"),
      (
        #"func list(_ all: [State]) -> [String] { all.map(\.text) }; return list([nil, .loaded("b")].compactMap { $0 })"#,
        #"["b 1"]"#
      ),
      (#"Signal.flag("a", hint: "up", { 3 }).text"#, "a 1 up 3"),
      (#"Signal.flag("a") { 3 }.text"#, "a 1 - 3"), (#"Signal.flag("a", mast: 2) { 4 }.text"#, "a 2 - 4"),
      ("Space.gap", "8"), ("let x = Space.Inner.x; return x", "x"),
      (#"["a", "b"].map(State.failed).map(\.text)"#, #"["a", "b"]"#),
      (#"State.failed(reason: "no")"#, #"failed(reason: "no")"#), ("Tab.home", "home"),
      ("[Tab.home: 1][.home]", "Optional(1)"), ("Set([Tab.home, .home]).count", "1"),
      ("func f(_ t: Tab = .profile) -> String { t.title }; return f() + f(.home)", "YouHome"),
      ("let ts: [Tab] = [.home, .search]; return ts.contains(.search)", "true"),
      ("var ts: [Tab] = [.home]; ts.append(.search); return ts.last!.title", "Search"),
      ("var t = Tab.home; t = .search; return t.title", "Search"),
      ("let d: [Tab: String] = [.home: \"h\"]; return d[.home] ?? \"?\"", "h"),
      ("true ? Tab.home : .search", "home"), ("let t: Tab = true ? .search : .home; return t", "search"),
      ("func f() -> Tab { .search }; return f()", "search"),
      ("func f() -> Tab? { nil }; return f() ?? .home", "home"),
      ("let f: () -> Tab = { .profile }; return f().title", "You"),
    ])
  func cases(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("A raw value that counts on beyond what its type holds stops there, as the compiler says")
  func beyond() {
    let declaration = "enum Last: Int { case most = 9223372036854775807, more }"
    #expect(value("Last.most.rawValue", with: declaration) == "9223372036854775807")
    #expect(value("Last.more.rawValue", with: declaration).contains("is beyond 'Int'"))
  }

  @Test("A static function of a case's name is meant by its labels")
  func functionsBesideCases() {
    let screen = Screen(
      """
      enum Target {
        case note(Note); case buoy(String)
        static func note(of tide: String, by keeper: String) -> Target { .note(Note(tide: tide, keeper: keeper)) }
        var keeper: String { switch self { case .note(let note): note.keeper; case .buoy(let name): name } }
      }
      struct Note { let tide: String; let keeper: String }
      struct Row: View { let target: Target; var body: some View { Text(target.keeper) } }
      struct Probe: View { var body: some View { VStack {
        Row(target: .note(of: "Ebb", by: "Ida")); Row(target: Target.note(of: "Ebb", by: "Ada"))
        Row(target: .note(Note(tide: "Flow", keeper: "Eve"))); Row(target: .buoy("Mole"))
      } } }
      """, open: "Probe")
    #expect(screen.texts == ["Ida", "Ada", "Eve", "Mole"])
  }

  @Test("A call with fewer values than the case has is of the static function of its name")
  func shorterFunctions() {
    let screen = Screen(
      """
      enum Alarm {
        case raised(by: String, note: String?, cancel: () -> Void)
        static func raised(_ keeper: String = "the keeper", note: String? = nil, cancel: @escaping () -> Void) -> Alarm {
          .raised(by: keeper, note: note, cancel: cancel)
        }
        var keeper: String { if case .raised(let keeper, _, _) = self { keeper } else { "nobody" } }
      }
      struct Probe: View {
        let alarm: Alarm = .raised(cancel: {})
        var body: some View { Text(alarm.keeper) }
      }
      """, open: "Probe")
    #expect(screen.texts == ["the keeper"])
  }

  @Test("A case by the name of `constant` is a case where its type is wanted")
  func constantCase() {
    let declarations = """
      enum Draught { case constant(Double), share(Double)
        var text: String { switch self { case let .constant(depth): "\\(depth) m"; case let .share(part): "\\(part)" } } }
      func text(_ draught: Draught) -> String { draught.text }
      """
    #expect(value("text(.constant(2.5))", with: declarations) == "2.5 m")
  }
}
