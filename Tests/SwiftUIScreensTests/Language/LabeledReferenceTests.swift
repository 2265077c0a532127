import Testing

/// The Swift book: a function's name with its labels tells it from others and from a property of that name; an
/// alias of a tuple is called like an initializer.
@Suite("Functions named with their labels, and tuples made by an alias") struct LabeledReferenceTests {
  private func texts(_ body: String, _ declarations: String) -> [String] {
    columnTexts(body, beside: declarations)
  }

  @Test("The function with these labels is meant, of a value, of a type and where it stands alone")
  func functions() {
    let code = """
      struct Chart { let depth: String
        func depth(at place: Int) -> String { "at \\(place)" }
        func depth(of name: String) -> String { "of \\(name)" }
        var all: [String] { [1, 2].map(depth(at:)) }
        static func sound(_ place: Int) -> String { "sound \\(place)" }
        static func sound(in place: Int) -> String { "in \\(place)" } }
      func hail(_ name: String) -> String { "ahoy " + name }
      func hail(to name: String) -> String { "to " + name }
      """
    let body = """
      let chart = Chart(depth: "deep")
      Text([3].map(chart.depth(at:)).joined()); Text(["Mole"].map(chart.depth(of:)).joined())
      Text(chart.all.joined(separator: " ")); Text([4].map(Chart.sound(in:)).joined())
      Text(["Ada"].map(hail(to:)).joined()); Text(chart.depth)
      """
    #expect(texts(body, code) == ["at 3", "of Mole", "at 1 at 2", "in 4", "to Ada", "deep"])
  }

  @Test("An alias of a tuple makes one with its labels")
  func tuples() {
    let code = """
      struct Log { typealias Entry = (name: String, metres: Double)
        var entries: [Entry] = []
        mutating func add() { entries.append(Entry(name: "Ebb", metres: 2)) } }
      func filled() -> Log { var log = Log(); log.add(); log.entries.append(Log.Entry(name: "Flow", metres: 3)); return log }
      """
    #expect(
      texts(#"Text(filled().entries.map { "\($0.name) \($0.metres)" }.joined(separator: ", "))"#, code)
        == ["Ebb 2.0, Flow 3.0"])
  }

  @Test("A type of the system's is meant by its module's name, whatever the app declares")
  func modules() {
    let code = """
      struct Logger { static func note(_ text: String) {} }
      struct Font { let name = "own" }
      struct Card { var font: SwiftUI.Font = .body; let log: os.Logger = .init(subsystem: "a", category: "b") }
      """
    let screen = Screen(
      "\(code)\nstruct Probe: View { var body: some View { Text(Card().font == .body ? \"body\" : \"own\") } }",
      open: "Probe")
    #expect(screen.texts == ["body"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What is added to a nested type is not added to one of the same name outside")
  func nestedNames() {
    let code = """
      struct Berth { var word: String { "outer" } }
      struct Plan { struct Berth {} }
      extension Plan.Berth { var word: String { "inner" }; static var kind: String { "inner" } }
      extension Berth { static var kind: String { "outer" } }
      """
    #expect(
      texts("Text(Berth().word); Text(Berth.kind); Text(Plan.Berth.kind)", code)
        == ["outer", "outer", "inner"])
  }

  @Test("`.init` makes a list or a dictionary where one is expected")
  func collections() {
    let code = """
      enum Flag: CaseIterable { case red, green
        static let places: [Flag: Int] = .init(uniqueKeysWithValues: allCases.map { ($0, $0 == .red ? 1 : 2) })
        static let names: [String] = .init(repeating: "buoy", count: 2) }
      """
    #expect(
      texts(#"Text("\(Flag.places[.green] ?? 0) \(Flag.names.joined(separator: " "))")"#, code)
        == ["2 buoy buoy"])
  }

  @Test("A method of the library's is named with its labels too, beside a property of that name")
  func libraryMethods() {
    let body = """
      let path = "https://pier"
      Text(["data:", "https:"].contains(where: path.starts(with:)) ? "web" : "file")
      Text([1, 3].map(([1, 2] + [3]).contains(_:)).description)
      Text(["r", "x"].compactMap(path.firstIndex(of:)).count.description)
      """
    #expect(texts(body, "") == ["web", "[true, true]", "1"])
  }
}
