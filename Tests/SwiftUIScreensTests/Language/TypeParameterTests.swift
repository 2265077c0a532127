import Testing

@Suite("Type parameters and expected types") struct TypeParameterTests {
  @Test("What is cast to a type parameter that nothing binds fits")
  func casts() {
    let code = """
      struct Item { let tag: Any; let name: String }
      struct Tabs<SelectionValue: Hashable>: View {
        let selection: SelectionValue; let items: [Item]
        var body: some View {
          ForEach(items, id: \\.name) { item in
            if item.tag as! SelectionValue == selection { Text(item.name) }
          }
        }
      }
      let items = [Item(tag: 1, name: "Ebb"), Item(tag: 2, name: "Flow")]
      """
    #expect(columnTexts("Tabs(selection: 2, items: items)", beside: code) == ["Flow"])
  }

  @Test("A type parameter means the type of what a property of it holds")
  func bound() {
    let screen = Screen(
      """
      protocol Choice: CaseIterable, Hashable { static var heading: String { get }; var title: String { get } }
      enum Brew: String, Choice { case green, black; static let heading = "Tea"; var title: String { rawValue } }
      struct Chooser<Option: Choice>: View {
        let selected: Option
        var body: some View { Text(Option.heading)
          ForEach(Array(Option.allCases), id: \\.self) { Text($0.title) } } }
      struct Probe: View { var body: some View { Chooser(selected: Brew.black) } }
      """, open: "Probe")
    #expect(screen.texts == ["Tea", "green", "black"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What a closure of map and flatMap gives is of the type that the list is expected to hold")
  func mapped() {
    let declared = """
      struct Box<Item> { struct Entry<Held> { let item: Held; let name: String } }
      func entries() -> [Box<Int>.Entry<Int>] { (1...2).flatMap { n in [.init(item: n, name: "n\\(n)")] } }
      struct Leaf { let grams: Int }
      func leaves() -> [Leaf] { [3, 5].map { .init(grams: $0) } }
      """
    let entries = Evaluation("return entries().map { \"\\($0.name)\\($0.item)\" }", declarations: declared)
    #expect(entries.text == #"["n11", "n22"]"#)
    #expect(Evaluation("return leaves().map(\\.grams)", declarations: declared).text == "[3, 5]")
  }

  // A name means what is nearest: swiftc refuses `Label { … } icon: { … }` here without the module's name.
  @Test("A view of the app's hides the SDK's of its name, which its module's name finds")
  func shadowed() {
    let screen = Screen(
      """
      import SwiftUI
      struct Label: View { let count: Int; var body: some View { Text("count \\(count)") } }
      struct Probe: View { var body: some View {
        SwiftUI.Label { Text("Harbour") } icon: { Image(systemName: "ferry") }
        Label(count: 2) } }
      """, open: "Probe")
    #expect(screen.texts == ["Harbour", "count 2"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What a mirror shows is what is stored; inside of the SDK's values there is nothing")
  func mirrors() {
    let declared = "struct Cup { let tea = \"oolong\"; let size = 2 }"
    #expect(
      Evaluation("return Mirror(reflecting: Cup()).children.map { $0.label ?? \"\" }", declarations: declared)
        .text
        == #"["tea", "size"]"#)
    #expect(
      Evaluation(
        "return Mirror(reflecting: Cup()).descendant(\"tea\") as? String ?? \"\"", declarations: declared
      )
      .text == "oolong")
    #expect(Evaluation("return Mirror(reflecting: Font.body).descendant(\"provider\") == nil").text == "true")
  }

  @Test("A colour of a package that is not here stands for itself and is not heard")
  func colors() {
    let screen = Screen(
      """
      import SwiftUI
      @dynamicMemberLookup struct Palette {
        let tokens = OutsideTokens()
        subscript(dynamicMember path: KeyPath<OutsideTokens, Color>) -> Color { tokens[keyPath: path] } }
      struct Probe: View { let palette = Palette()
        var body: some View { Text("Quay").background(palette.canvas); Pier(tint: palette.deep) } }
      struct Pier: View { let tint: Color; var body: some View { Text("Pier").foregroundStyle(tint) } }
      """, open: "Probe")
    #expect(screen.texts == ["Quay", "Pier"])
    #expect(screen.tree.gaps.contains { $0.cause == "OutsideTokens" })
  }
}

@Suite("Type parameters of views that are shown with stand-ins") struct StandInParameterTests {
  @Test("The first of the app's types that is all that is asked for stands in for a parameter")
  func conformers() {
    let screen = Screen(
      """
      protocol Titled { var title: String { get } }
      enum Brew: String, CaseIterable, Titled { case green, black; var title: String { rawValue } }
      struct Chooser<Option: CaseIterable & Titled & Hashable>: View {
        var body: some View { ForEach(Array(Option.allCases), id: \\.self) { Text($0.title) } } }
      """, open: "Chooser")
    #expect(screen.texts == ["green", "black"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("What a type is given in angle brackets is what its parameters are in a stand-in")
  func arguments() {
    let screen = Screen(
      """
      class Box<Held>: ObservableObject { @Published var value: Held; init(value: Held) { self.value = value } }
      struct Depth: View {
        @EnvironmentObject var box: Box<Int>
        var body: some View { Text("\\(box.value) metres") } }
      """, open: "Depth")
    #expect(screen.texts == ["0 metres"])
    #expect(screen.tree.gaps.isEmpty)
  }

  @Test("A member of an app's protocol is found where some type of it is asked for")
  func protocolMembers() {
    let screen = Screen(
      """
      protocol Sail { func shown() -> String }
      struct Jib: Sail { var isUp = false
        func up(_ isUp: Bool) -> Jib { Jib(isUp: isUp) }
        func shown() -> String { isUp ? "jib up" : "jib down" } }
      extension Sail where Self == Jib { static var jib: Jib { Jib() } }
      func text(_ sail: some Sail) -> Text { Text(sail.shown()) }
      struct Probe: View { var body: some View { text(.jib.up(true)) } }
      """, open: "Probe")
    #expect(screen.texts == ["jib up"])
  }
}

@Suite("Types told by what stands beside") struct BesideTests {
  @Test("What stands in the place of nil tells the type that is read")
  func coalescing() {
    let declarations = """
      struct Settings: Codable { var depth = 2 }
      func read<Item: Decodable>(_ text: String) -> Item? {
        try? JSONDecoder().decode(Item.self, from: text.data(using: .utf8)!)
      }
      func settings(_ text: String) -> Settings { let found = read(text) ?? Settings(); return found }
      """
    #expect(Evaluation(#"return settings("{\"depth\": 7}").depth"#, declarations: declarations).text == "7")
    #expect(Evaluation(#"return settings("{}").depth"#, declarations: declarations).text == "2")
  }

  @Test(
    "A number is made of a type parameter that nothing names as of a literal",
    arguments: ["<Value: BinaryFloatingPoint>", "<Value> "])
  func numbers(parameters: String) {
    let clause = parameters.hasSuffix(" ") ? "where Value: BinaryFloatingPoint " : ""
    let shown = Screen(
      """
      @propertyWrapper struct Twice\(parameters)\(clause){
        let base: Value
        init(wrappedValue: Value) { base = wrappedValue }
        var wrappedValue: Value { Value(Double(base) * 2) }
      }
      struct Probe: View { @Twice var depth = 0.25; var body: some View { Text(depth.formatted()) } }
      """, open: "Probe")
    #expect(shown.texts == ["0.5"])
    #expect(shown.tree.gaps.isEmpty)
  }

  @Test("What a function gives of its own type parameter is what is expected of the function that calls it")
  func handedOn() {
    let declared = """
      struct Gauge {
        func reading<T>(_ text: String) -> T where T: LosslessStringConvertible { T(text)! }
        func first<T>(_ count: Int) -> T where T: LosslessStringConvertible { reading("\\(count)") }
        func second<T>(_ count: Int) -> T where T: LosslessStringConvertible { return self.first(count) }
        static func depth<T>(_ text: String) -> T where T: LosslessStringConvertible { T(text)! }
        static func third<T>(_ text: String) -> T where T: LosslessStringConvertible { depth(text) }
      }
      func number() -> Int { func local<T>(_ t: String) -> T where T: LosslessStringConvertible { T(t)! }
        let held: Int = local("8"); return held }
      """
    let number = Evaluation("let n: Int = Gauge().second(7); return n + 1", declarations: declared)
    #expect(number.text == "8")
    #expect(Evaluation("let t: String = Gauge().second(7); return t", declarations: declared).text == "7")
    #expect(
      Evaluation("let n: Double = Gauge.third(\"2.5\"); return n * 2", declarations: declared).text == "5.0")
    #expect(Evaluation("return number() + 1", declarations: declared).text == "9")
  }

  // Swift: `Self` in a protocol's extension is the type that conforms.
  @Test("What is cast to Self is of the type that was asked")
  func castToSelf() {
    let declared = """
      class Vessel { var name: String { "vessel" } }
      class Boat: Vessel, Made { override var name: String { "boat" } }
      protocol Made {}
      extension Made where Self: Vessel {
        static func made(of any: Any) -> Self { any as! Self }
        static func maybe(_ any: Any) -> Self? { any as? Self }
      }
      """
    #expect(Evaluation("return Boat.made(of: Boat()).name", declarations: declared).text == "boat")
    #expect(Evaluation("return Boat.maybe(Boat())?.name ?? \"none\"", declarations: declared).text == "boat")
    #expect(
      Evaluation("return Boat.maybe(Vessel())?.name ?? \"none\"", declarations: declared).text == "none")
  }

  // Swift: `T` of `_: T.Type` is the type that is given, a list or a table too.
  @Test(
    "A type that is given by itself is the parameter's, also a list's and a table's",
    arguments: [
      ("read([Mark].self, \"[{\\\"name\\\":\\\"Mole\\\"}]\")[0].name", "Mole"),
      ("Bundle.main.read([Mark].self, \"[{\\\"name\\\":\\\"Mole\\\"}]\")[0].loud", "MOLE"),
      ("read([String: Mark].self, \"{\\\"a\\\":{\\\"name\\\":\\\"Mole\\\"}}\")[\"a\"]!.loud", "MOLE"),
      ("read(Mark.self, \"{\\\"name\\\":\\\"Mole\\\"}\").loud", "MOLE"),
      (
        "let marks = read([Mark].self, \"[{\\\"name\\\":\\\"Mole\\\"}]\"); return marks.map(\\.loud)[0]",
        "MOLE"
      ),
    ])
  func givenTypes(source: String, expected: String) {
    let declared = """
      struct Mark: Decodable { let name: String; var loud: String { name.uppercased() } }
      func read<T: Decodable>(_ type: T.Type, _ text: String) -> T {
        guard let result = try? JSONDecoder().decode(T.self, from: Data(text.utf8)) else { fatalError("unreadable") }
        return result
      }
      extension Bundle {
        func read<T: Decodable>(_ type: T.Type, _ text: String) -> T {
          try! JSONDecoder().decode(T.self, from: Data(text.utf8))
        }
      }
      """
    let body = source.hasPrefix("let") ? source : "return \(source)"
    #expect(Evaluation(body, declarations: declared).text == expected)
  }

  // "Generics": an argument's type stands for the parameter, also as what is bound or listed.
  @Test("A type parameter is known inside a function by a binding and by a list")
  func boundAndListed() {
    let code = """
      protocol Ware: CaseIterable { static var all: String { get } }
      extension Ware { static var all: String { allCases.map { "\\($0)" }.joined(separator: " ") } }
      enum Fruit: Ware { case fig, plum }
      func kinds<T: Ware>(_ choice: Binding<T>) -> any Ware.Type { T.self }
      func kinds<T: Ware>(of list: [T]) -> any Ware.Type { T.self }
      """
    #expect(value("kinds(Binding.constant(Fruit.fig)).all", with: code) == "fig plum")
    #expect(value("kinds(of: [Fruit.plum]).all", with: code) == "fig plum")
  }
}
