import Testing

@Suite("Optionals") struct OptionalTests {
  private let declarations = """
    struct Address { var street: String?; var number = 1; func line() -> String { "no \\(number)" } }
    struct Person { var name = "Ann"; var address: Address?; var tags: [String]? = nil }
    """

  @Test(
    "A chain ends with nil where a link is nil",
    arguments: [
      ("Person().address?.number", "nil"),
      ("Person(address: Address()).address?.number", "Optional(1)"),
      (#"Person(address: Address(street: "Elm")).address?.street"#, #"Optional("Elm")"#),
      ("Person().address?.line()", "nil"),
      ("Person(address: Address()).address?.line()", #"Optional("no 1")"#),
      ("Person().address?.street?.count ?? -1", "-1"),
      ("Person().tags?[0]", "nil"), (#"Person(tags: ["a"]).tags?[0]"#, #"Optional("a")"#),
      ("Person(address: Address()).address!.number", "1"),
      (#"let p: Person? = Person(); return p?.name ?? "none""#, "Ann"),
      (#"let p: Person? = nil; return p?.address?.street ?? "none""#, "none"),
      ("var p = Person(address: Address()); p.address?.number = 8; return p.address?.number", "Optional(8)"),
      ("var p = Person(); p.address?.number = 8; return p.address?.number", "nil"),
      ("let f: (() -> Int)? = nil; return f?()", "nil"),
      ("let f: (() -> Int)? = { 4 }; return f?()", "Optional(4)"),
      (#"["a": [1, 2]]["a"]?[1]"#, "Optional(2)"),
      (#"["a": [1, 2]]["b"]?[1]"#, "nil"),
    ])
  func chains(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  // swiftc prints the same.
  @Test(
    "A constant in the place of what is not in a list is of the list's elements",
    arguments: [
      "model.buoys.first ?? .lost", "(model.buoys.first { $0.depth > 2 } ?? .lost)",
      "model.buoys.max { $0.depth < $1.depth } ?? .lost", "model.buoys.filter { $0.depth > 0 }.last ?? .lost",
      "model.deepest() ?? .lost", "model.byName.values.first ?? Buoy.lost",
    ])
  func constants(expression: String) {
    let declared = """
      struct Buoy { var depth: Int; static let lost = Buoy(depth: -1) }
      struct Model {
        var buoys: [Buoy] = []
        var byName: [String: Buoy] = [:]
        func deepest() -> Buoy? { nil }
      }
      """
    #expect(value("let model = Model(); return (\(expression)).depth", with: declared) == "-1")
    #expect(
      value(
        "let model = Model(); let near = model.buoys.sorted { $0.depth < $1.depth }; return (near.first ?? .lost).depth",
        with: declared) == "-1")
  }

  @Test(
    "if let, guard let and while let unwrap",
    arguments: [
      ("let x: Int? = 3; if let x { return x + 1 }; return 0", "4"),
      ("let x: Int? = nil; if let x { return x + 1 } else { return -1 }", "-1"),
      ("let x: Int? = 3; if let y = x, y > 5 { return y }; return 0", "0"),
      ("let a: Int? = 1; let b: Int? = 2; if let a, let b { return a + b }; return 0", "3"),
      ("let x: Int? = 3; guard let x else { return 0 }; return x * 2", "6"),
      ("let x: Int? = nil; guard let value = x else { return -1 }; return value", "-1"),
      ("let x: Int? = 3; guard let y = x, y < 3 else { return 9 }; return y", "9"),
      ("let x: Int? = 4; if var x { x += 1; return x }; return 0", "5"),
      ("let x: Int? = 3; if case let y? = x { return y }; return 0", "3"),
      ("let x: Int? = 3; if case .some(let y) = x { return y }; return 0", "3"),
      ("let x: Int? = nil; if case .none = x { return 1 }; return 0", "1"),
      ("var n: Int? = 3; var s = 0; while let v = n { s += v; n = v > 1 ? v - 1 : nil }; return s", "6"),
      ("let x: Any = \"a\"; if let s = x as? String { return s }; return 0", "a"),
      ("let x: Any = \"a\"; if let n = x as? Int { return n }; return \"no\"", "no"),
      ("let xs: [Int?] = [1, nil, 3]; var s = 0; for case let x? in xs { s += x }; return s", "4"),
      ("let x: Int?? = nil; return x == nil", "true"),
    ])
  func unwrapping(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("Forcing nil is a trap with its place")
  func forced() {
    let screen = Screen(
      probe("VStack {\nText(\"before\")\nText(name!)\nText(\"after\")\n}", members: "let name: String? = nil")
    )
    #expect(screen.texts == ["before", "after"])
    #expect(screen.notices.map(\.kind) == [.trap])
    #expect(screen.notices.first?.location?.line == 7)
  }

  @Test("`any Error?` is an optional: nothing until something is given")
  func anyOptional() {
    let members = "@State private var failure: any Error?"
    #expect(
      outline(#"Text(failure == nil ? "calm" : "storm")"#, members: members) == #"Text "calm""#)
  }

  // swiftc prints the same.
  @Test(
    "The cases of an optional type are named by it",
    arguments: [
      ("let t = Tide?.none; return t == nil", "true"), ("return Tide?.some(.ebb)!.rawValue", "ebb"),
      ("let t = Tide?.some(Tide.flow); return t?.rawValue ?? \"none\"", "flow"),
      ("return Optional<Tide>.some(.flow)!.rawValue", "flow"), ("return Optional<Int>.none == nil", "true"),
      ("return Harbour.Pier?.none == nil", "true"), ("return Harbour.Pier?.some(.north) == .north", "true"),
      ("return Int?.some(3) ?? 4", "3"),
    ])
  func cases(source: String, expected: String) {
    let code = """
      enum Tide: String { case ebb, flow }
      enum Harbour { enum Pier { case north, south } }
      """
    #expect(value(source, with: code) == expected)
  }

  // "Extensions with a Generic Where Clause": the declared type tells which of them is meant, also for nil.
  @Test(
    "What an app adds to optionals of several kinds is told by the type where they are nil",
    arguments: [
      ("Stall().rows.filled", "7"), ("Stall().name.filled", "no name"), ("Stall().light.filled", "bright"),
      ("Stall().light.usual.rawValue", "bright"), ("Stall(rows: 2).rows.filled", "2"),
      ("let light: Light? = nil; return light.filled", "bright"),
    ])
  func kinds(source: String, expected: String) {
    #expect(value(source, with: kinds) == expected)
  }

  @Test("What a binding to such an optional holds is of its kind")
  func boundKinds() {
    let screen = Screen(
      """
      \(kinds)
      struct Probe: View {
        @State var stall = Stall()
        var body: some View { Sign(light: $stall.light.filled, rows: $stall.rows.filled) } }
      struct Sign: View {
        @Binding var light: Light; @Binding var rows: Int
        var body: some View { Text(light.rawValue); Text("\\(rows)") } }
      """, open: "Probe")
    #expect(screen.texts == ["bright", "7"])
  }

  private let kinds = """
    protocol Preset { static var usual: Self { get } }
    enum Light: String, Preset { case dim, bright; static var usual: Light { .bright } }
    struct Stall { var light: Light?; var name: String?; var rows: Int? }
    extension Optional where Wrapped == String {
      var filled: String { get { self ?? "no name" } set { self = newValue } } }
    extension Optional where Wrapped == Int { var filled: Wrapped { get { self ?? 7 } set { self = newValue } } }
    extension Optional where Wrapped: Preset {
      var filled: Wrapped { get { self ?? Wrapped.usual } set { self = newValue } }
      var usual: Wrapped { self ?? .usual } }
    """
}
