import Testing

/// Swift's language guide, "Implicit Member Expression": the type comes from where the expression stands.
@Suite("Members whose type comes from what stands beside them") struct ExpectedTypeTests {
  private func screen(_ body: String, _ declarations: String) -> Screen {
    Screen(
      "\(declarations)\nstruct Probe: View { var body: some View { VStack { \(body) } } }", open: "Probe")
  }

  private let tides = """
    struct Almanac { enum Tide: String { case ebb, flood; var title: LocalizedStringKey { self == .ebb ? "Out" : "In" } } }
    """

  @Test(
    "A list's members are of the type of those beside them, or of the key path that names them",
    arguments: [
      "ForEach([Almanac.Tide.flood, .ebb], id: \\.self) { Text($0.title) }",
      "ForEach([.flood, .ebb], id: \\Almanac.Tide.rawValue) { Text($0.title) }",
    ])
  func lists(body: String) {
    let shown = screen(body, tides)
    #expect(shown.texts == ["In", "Out"])
    #expect(shown.notices.isEmpty)
  }

  @Test("What a function gives back of the same type that it is given is of the type that is wanted")
  func results() {
    let shown = screen(
      "Row(depth: changed(.low) { $0.metres += 2 })",
      """
      func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var copy = value; change(&copy); return copy
      }
      struct Depth { var metres = 1; static let low = Depth(metres: 3) }
      struct Row: View { let depth: Depth; var body: some View { Text("\\(depth.metres) m") } }
      """)
    #expect(shown.texts == ["5 m"])
    #expect(shown.notices.isEmpty)
  }

  @Test(
    "Functions of one name are told apart by the constants that the SDK's types have",
    arguments: [
      ("Text(\"a\").inset(.horizontal)", "a edges"),
      ("Text(\"a\").inset(EdgeInsets())", "a insets"),
      ("Text(\"a\").inset(.init(top: 1, leading: 2, bottom: 3, trailing: 4))", "a insets"),
    ])
  func overloads(body: String, expected: String) {
    let shown = screen(
      "\(body)",
      """
      extension View {
        func inset(_ insets: EdgeInsets) -> some View { HStack { self; Text("insets") } }
        func inset(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { HStack { self; Text("edges") } }
      }
      """)
    #expect(shown.texts.joined(separator: " ") == expected)
  }

  @Test("A service without its type is the parameter's")
  func services() {
    let shown = screen(
      "Text(\"a\").onReceive(.NSCalendarDayChanged) { _ in }",
      """
      extension View {
        func onReceive(_ name: Notification.Name, center: NotificationCenter = .default,
          perform action: @escaping (Notification) -> Void) -> some View {
          onReceive(center.publisher(for: name, object: nil), perform: action)
        }
      }
      """)
    #expect(shown.texts == ["a"])
    #expect(shown.notices.isEmpty)
  }

  @Test("A colour that an app adds by a function is one where any style is wanted")
  func colors() {
    let shown = screen(
      "Text(\"a\"); Divider().background(isDark ? Color.black : .hex(0xE26C5E))",
      """
      let isDark = false
      extension Color { static func hex(_ hex: UInt) -> Self { Self(red: Double(hex) / 255, green: 0, blue: 0) } }
      """)
    #expect(shown.tree.gaps.isEmpty)
    #expect(shown.notices.isEmpty)
  }

  // Swift's documentation of Binding; github.com/pointfreeco/swift-identified-collections.
  @Test("What a binding's brackets and a package's list are of is what their parts are")
  func insideOthers() {
    let shown = screen(
      "Tides(tides: Binding(get: { [(\"Ebb\", 1), (\"Flow\", 3)] }, set: { _ in })); ForEach(Line.north.piers) { Text($0.name); if let note = $0.note { Text(note) } }",
      """
      import IdentifiedCollections
      import SwiftUI
      struct Tides: View {
        @Binding var tides: [(name: String, metres: Int)]
        init(tides: Binding<[(name: String, metres: Int)]>) { _tides = tides }
        var body: some View { ForEach(tides.indices, id: \\.self) { Text(tides[$0].name) } }
      }
      struct Pier: Identifiable { var id: String { name }; var name: String; var note: String? }
      enum Line { case north; var piers: IdentifiedArrayOf<Pier> { [.init(name: "Mole")] } }
      """)
    #expect(shown.texts == ["Ebb", "Flow", "Mole"])
    #expect(shown.notices.isEmpty)
  }

  @Test("One branch of a condition has the type of the other")
  func branches() {
    let shown = screen(
      "Text((isCalm ? Sea.calm() : .rough(3)).name); Text((isCalm ? Sea(name: \"made\") : .still).name); Text((isCalm ? .still : Sea.rough(4)).name)",
      """
      let isCalm = false
      struct Sea { var name: String
        static func calm() -> Sea { Sea(name: "calm") }
        static func rough(_ waves: Int) -> Self { Sea(name: "rough \\(waves)") }
        static let still = Sea(name: "still") }
      """)
    #expect(shown.texts == ["rough 3", "still", "rough 4"])
    #expect(shown.notices.isEmpty)
  }

  @Test(
    "A property that begins as an empty collection takes members of its type",
    arguments: [
      (#"var berths = [Plan.Berth]()"#, "plan.berths = [.init(name: \"north\")]", "plan.berths[0].title"),
      (
        #"var berths = [String: Plan.Berth]()"#, "plan.berths = [\"a\": .init(name: \"north\")]",
        #"plan.berths["a"]!.title"#
      ),
      (
        #"var berths = [[Plan.Berth]]()"#, "plan.berths = [[.init(name: \"north\")]]",
        "plan.berths[0][0].title"
      ),
      (
        #"var berths = Set<Plan.Berth>()"#, "plan.berths = [.init(name: \"north\")]",
        "plan.berths.first!.title"
      ),
    ])
  func emptyCollections(property: String, assignment: String, read: String) {
    let shown = screen(
      "Text(made().\(read.dropFirst(5)))",
      """
      struct Plan { struct Berth: Hashable { var name: String; var title: String { name.uppercased() } }
        \(property) }
      func made() -> Plan { var plan = Plan(); \(assignment); return plan }
      """)
    #expect(shown.texts == ["NORTH"])
    #expect(shown.notices.isEmpty)
  }

  // Apple's documentation of `onMoveCommand` and `onExitCommand`: macOS and tvOS have them, iOS does not.
  @Test("Modifiers of other systems are gaps by their names, and the view stays")
  func events() {
    let shown = screen(
      """
      Text("Pier").onMoveCommand { direction in sail(direction) }.onExitCommand { weighAnchor() }
      """, "")
    #expect(shown.texts == ["Pier"])
    for name in ["onMoveCommand", "onExitCommand"] {
      #expect(shown.notices.contains { $0.message.contains(name) })
    }
  }

  @Test("What is added to a width of whole numbers belongs to values of that width")
  func widths() {
    let code = """
      extension UInt64 { static let cable: UInt64 = 100; var cables: Int { Int(self / .cable) } }
      extension Binding where Value == UInt64 { var cables: Binding<Int> { .init { Int(wrappedValue / .cable) } set: { _ in } } }
      struct Chain: View { @State var length: UInt64 = 500
        var body: some View { Text("\\(length.cables)"); Link(count: $length.cables) } }
      struct Link: View { @Binding var count: Int; var body: some View { Text("\\(count) links") } }
      """
    let shown = screen("Chain()", code)
    #expect(shown.texts == ["5", "5 links"])
    #expect(shown.notices.isEmpty)
  }

  // Swift's documentation of `Optional.init(_:)`.
  @Test("An initialiser without a name makes an optional where the type itself takes no such value")
  func optionals() {
    let shown = screen(
      "Row(log: .init(.init(.init(name: \"Pier\"))))",
      """
      struct Berth { var name: String }
      struct Log { var title: String; init(_ berth: Berth?) { title = berth?.name ?? "nowhere" } }
      struct Row: View { let log: Log?; var body: some View { Text(log?.title ?? "nothing") } }
      """)
    #expect(shown.texts == ["Pier"])
    #expect(shown.notices.isEmpty)
  }

  @Test(
    "What is set behind members, places in lists and optionals is of the type that is declared there",
    arguments: ["fleet.flag?.tides = [.low]", "fleet.boats[0].tides = [.low]", "fleet.lead.tides = [.low]"])
  func assignments(assignment: String) {
    let shown = screen(
      "Text(shown)",
      """
      struct Tide { var depth: Int; static let low = Tide(depth: 2); static let high = Tide(depth: 9) }
      struct Boat { var tides: [Tide] = [.high]; var log: Tide? }
      struct Fleet { var flag: Boat? = Boat(); var boats = [Boat()]; var lead = Boat() }
      var shown: String {
        var fleet = Fleet()
        \(assignment)
        fleet.flag?.log = .init(depth: 4)
        let boats = [fleet.flag!, fleet.boats[0], fleet.lead]
        let lowest = boats.map { $0.tides[0].depth }.min()!
        return "\\(lowest) \\(fleet.flag!.log!.depth)"
      }
      """)
    #expect(shown.texts == ["2 4"])
    #expect(shown.notices.isEmpty)
  }
}
