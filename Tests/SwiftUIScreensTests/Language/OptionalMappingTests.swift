import Testing

/// `map` and `flatMap` of an optional take the whole of what is there, also where that has a `map` of its own
/// (the standard library's `Optional`).
@Suite("Mapping optionals") struct OptionalMappingTests {
  private let declarations = """
    func tides() -> [Int]? { [1, 2, 3] }
    struct Boat { var name = "Ada"; var crew: [String]? = ["Bo", "Cy"]; var berths = ["a", "b"]
      func twin() -> Boat { self } }
    let fleet: [Boat] = [Boat()]
    struct Sea { static var shared: Sea? = Sea(); var boat = Boat(); var depths: [String: Int]? = ["mid": 9] }
    """

  @Test(
    "A list, a table or bytes in an optional are given as a whole",
    arguments: [
      ("tides().map { $0.count } ?? 0", "3"),
      ("Boat().crew.map { $0.joined(separator: \"+\") } ?? \"-\"", "Bo+Cy"),
      ("Sea.shared?.depths.map { $0.count } ?? 0", "1"),
      ("Sea.shared?.boat.crew.flatMap { $0.isEmpty ? nil : $0.count } ?? 0", "2"),
      ("[[\"a\", \"b\"], [\"c\"]].first.map { $0.joined() } ?? \"-\"", "ab"),
      ("[[\"a\", \"b\"], [\"c\"]].max { $0.count < $1.count }.map { $0.joined() } ?? \"-\"", "ab"),
      ("[1: [\"x\", \"y\"]][1].map { $0.joined() } ?? \"-\"", "xy"),
      ("\"abc\".data(using: .utf8).map { $0.count } ?? 0", "3"),
      ("\"low high\".split(separator: \" \").first.map { String($0) + \"!\" } ?? \"-\"", "low!"),
      ("UserDefaults.standard.stringArray(forKey: \"ports\").map { $0.count } ?? -1", "-1"),
      ("Boat().crew.map(\\.count) ?? 0", "2"),
      ("fleet.first?.crew.map { $0.count } ?? 0", "2"),
      ("fleet.filter { $0.name == \"Ada\" }.last?.crew.map { $0.count } ?? 0", "2"),
      ("fleet.first { $0.name == \"Ada\" }?.crew.map { $0.count } ?? 0", "2"),
      ("fleet[0].crew.map { $0.count } ?? 0", "2"),
      ("Boat()[keyPath: \\.crew].map { $0.count } ?? 0", "2"),
      ("Boat().twin().crew.map { $0.count } ?? 0", "2"),
    ])
  func whole(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test(
    "What is no optional there is mapped element by element",
    arguments: [
      ("Sea.shared?.boat.berths.map { $0.uppercased() } ?? []", "[\"A\", \"B\"]"),
      ("fleet[0].berths.map { $0.uppercased() }", "[\"A\", \"B\"]"),
      ("Boat()[keyPath: \\.berths].map { $0.uppercased() }", "[\"A\", \"B\"]"),
      ("Boat().crew?.map { $0.uppercased() } ?? []", "[\"BO\", \"CY\"]"),
      ("Boat().crew!.map(\\.count)", "[2, 2]"),
      ("tides()?.map { $0 * 2 } ?? []", "[2, 4, 6]"),
      ("(tides() ?? []).map { $0 + 1 }", "[2, 3, 4]"),
      ("\"abc\".map { $0.uppercased() }", "[\"A\", \"B\", \"C\"]"),
      ("{ if let found = tides() { return found.map { $0 + 1 } }; return [] }()", "[2, 3, 4]"),
    ])
  func elements(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test("What has members of these names of its own is no optional in a text")
  func names() {
    let code = """
      struct Name { var first = "Ada"; var last = "Bo" }
      func name() -> Name { Name() }
      func pair() -> (first: String, last: String) { ("Cy", "Di") }
      """
    #expect(value("\"\\(name().first) \\(pair().last)\"", with: code) == "Ada Di")
  }

  @Test("A view that may be missing is mapped as a whole")
  func views() {
    let card = """
      struct Card: View { let icon: (any View)?
        var wrapped: AnyView? { icon.map { AnyView($0) } }
        var body: some View { if let wrapped { wrapped } else { Text("bare") } } }
      """
    let screen = Screen(
      probe("VStack { Card(icon: Text(\"anchor\")); Card(icon: nil) }", declarations: card), open: "Probe")
    #expect(screen.texts == ["anchor", "bare"])
    #expect(screen.notices.isEmpty)
  }

  @Test(
    "A list that is unwrapped by itself is mapped element by element",
    arguments: [
      ("ships.boats.map(\\.count)", "Optional(2)"),
      ("ships.boats.map { $0 + \"!\" }", "[\"Gull!\", \"Eel!\"]"),
      ("ships.shown", "Gull, Eel"), ("ships.flag.map { $0.count } ?? 0", "3"),
    ])
  func implicitlyUnwrapped(code: String, expected: String) {
    let declarations = """
      final class Fleet { var boats: [String]!; var flag: [Int]?
        var shown: String { boats.map { $0 }.joined(separator: ", ") } }
      func fleet() -> Fleet { let fleet = Fleet(); fleet.boats = ["Gull", "Eel"]; fleet.flag = [1, 2, 3]; return fleet }
      let ships: Fleet = fleet()
      """
    #expect(value(code, with: declarations) == expected)
  }

  @Test("An optional is mapped as such, whatever its type itself calls by that name")
  func ownMap() {
    let declarations = """
      final class Pilot { var name = "Ada"; func map(_ change: (String) -> String) -> Pilot { name = change(name); return self } }
      enum Watch { case none, held(Pilot); static func of(_ pilot: Pilot?) -> Self { pilot.map(Self.held) ?? .none }
        var name: String { if case .held(let pilot) = self { pilot.name } else { "nobody" } } }
      """
    #expect(value("Watch.of(Pilot()).name", with: declarations) == "Ada")
    #expect(value("Pilot().map { $0 + \"!\" }.name", with: declarations) == "Ada!")
  }
}
