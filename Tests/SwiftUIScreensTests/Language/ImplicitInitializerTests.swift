import Testing

/// Swift's language guide, "Implicit Member Expression": `.init(…)` makes a value of the type that is wanted.
@Suite("Initialisers without a type") struct ImplicitInitializerTests {
  private let declarations = """
    typealias Names = [String]
    func total(_ depths: [Int]) -> Int { depths.count }
    struct Berths { var rows: [String: [Int]] = .init(); var names: Names = .init(repeating: "Gull", count: 2) }
    final class Fleet { private var boats: [String] = .init(); func add() -> Int { boats.append("Tern"); return boats.count } }
    """

  @Test(
    "A property's first value of the system's says what its argument is",
    arguments: [
      ("Watch(length: .seconds(90)).length - .seconds(30)", "60.0 seconds"),
      ("Watch(start: .distantPast).start == Date.distantPast", "true"),
      ("Watch(colour: .red).colour == Color.red", "true"),
    ])
  func systemTypes(code: String, expected: String) {
    let watch = """
      struct Watch { var length = Duration.seconds(60); var start = Date.now; var colour = Color.blue }
      """
    #expect(value(code, with: watch) == expected)
  }

  @Test(
    "Lists and tables are made by it",
    arguments: [
      ("let marks: [Int?] = .init(repeating: nil, count: 3); return marks.count", "3"),
      ("return total(.init(repeating: 1, count: 4))", "4"),
      ("return Berths().names.joined(separator: \"+\")", "Gull+Gull"),
      ("return Berths(rows: .init(uniqueKeysWithValues: [(\"a\", [1, 2])])).rows[\"a\"]!.count", "2"),
      ("return Berths().rows.isEmpty", "true"), ("return Fleet().add()", "1"),
    ])
  func collections(code: String, expected: String) { #expect(value(code, with: declarations) == expected) }

  @Test("In a static function 'self' is the type, and what it makes is given back")
  func ofSelf() {
    let declarations = """
      struct Tide { var name: String
        static func neap() -> Self { self.init(name: "neap") }
        static var spring: Self { self.init(name: "spring") } }
      """
    #expect(value("Tide.neap().name + Tide.spring.name", with: declarations) == "neapspring")
  }
}
