import EarshotVocabulary
import Testing

@Suite("Aliases and the types that places expect") struct AliasTests {
  private func texts(_ declarations: String, _ body: String) -> [String] {
    columnTexts(body, beside: declarations)
  }

  @Test("A closure goes to a parameter whose type is an alias declared inside the type, or by a package")
  func functionAliases() {
    let model = """
      final class Booking { typealias Completion = (String) -> Void
        let name: String
        init(name: String, count: Int = 1, onSave: @escaping Completion) { self.name = "\\(name) \\(count)" } }
      struct Fetch { let name: String
        init(name: String, done: RequestCompletionHandler) { self.name = name } }
      """
    #expect(texts(model, #"Text(Booking(name: "Mole", onSave: { _ in }).name)"#) == ["Mole 1"])
    #expect(texts(model, #"Text(Booking(name: "Mole", count: 2) { _ in }.name)"#) == ["Mole 2"])
    #expect(texts(model, #"Text(Fetch(name: "pilot") { _ in }.name)"#) == ["pilot"])
  }

  @Test("An overload that takes a key path is not meant where a closure is given")
  func keyPathOverloads() {
    let own = """
      extension Sequence {
        func map<T>(_ path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } }
        func first(_ path: KeyPath<Element, Bool>) -> Element? { first { $0[keyPath: path] } } }
      struct Buoy { let name: String; let isLit: Bool }
      struct Row { let buoys = [Buoy(name: "Mole", isLit: false), Buoy(name: "Fastnet", isLit: true)] }
      """
    #expect(texts(own, #"Text(Row().buoys.map(\.name).joined(separator: " "))"#) == ["Mole Fastnet"])
    #expect(texts(own, #"Text(Row().buoys.first?.name ?? "none")"#) == ["Mole"])
    #expect(texts(own, #"Text(Row().buoys.first(\.isLit)?.name ?? "none")"#) == ["Fastnet"])
  }

  @Test("What an app adds to an alias of optionals is found where such an optional is expected")
  func optionalAliases() {
    let kept = """
      typealias Kept<Wrapped> = Optional<Wrapped>
      typealias KeptOptional<Wrapped> = Kept<Wrapped?>
      extension Kept { static var kept: Wrapped? { nil } }
      struct Berth { var name: String; var guest: String?
        func copy(name: Kept<String> = .kept, guest: KeptOptional<String> = .kept) -> Berth {
          let name = name ?? self.name
          let guest = guest ?? self.guest
          return Berth(name: name, guest: guest) } }
      let berth = Berth(name: "Four", guest: "Ada")
      """
    #expect(texts(kept, #"Text(berth.copy().name); Text(berth.copy().guest ?? "empty")"#) == ["Four", "Ada"])
    #expect(texts(kept, #"Text(berth.copy(name: "Five", guest: "Bo").name)"#) == ["Five"])
    #expect(texts(kept, #"Text(berth.copy(name: "Five", guest: "Bo").guest ?? "")"#) == ["Bo"])
  }

  @Test("An extension of an alias adds to the type that it stands for")
  func extensions() {
    let code = """
      enum Coordinator { enum Task { case moor } }
      struct Setup { typealias Task = Coordinator.Task; let task: Task }
      private extension Setup.Task { var details: String { "Moor at the pontoon" } }
      """
    #expect(texts(code, "Text(Setup(task: .moor).task.details)") == ["Moor at the pontoon"])
  }

  @Test("An initialiser that is added for some type arguments makes only what has these")
  func boundInitializers() {
    let code = """
      struct Almanac<Entry> { let names: [String]
        init(names: [String]) { self.names = names } }
      struct Tide {}; struct Moon {}; struct Wind {}
      extension Almanac<Tide> { init() { self.init(names: ["Ebb", "Flow"]) } }
      extension Almanac<Moon> { init() { self.init(names: ["New", "Full"]) } }
      extension Almanac where Entry == Wind { init() { self.init(names: ["Mistral"]) } }
      typealias Moons = Almanac<Moon>
      """
    #expect(texts(code, "Text(Moons().names[0])") == ["New"])
    #expect(texts(code, "Text(Almanac<Tide>().names[0])") == ["Ebb"])
    #expect(texts(code, "Text(Almanac<Wind>().names[0])") == ["Mistral"])
  }

  @Test("A constant that is added for a type argument makes values of it")
  func boundConstants() {
    let code = """
      struct Pair<Element> { var first: Element; var second: Element
        init(_ first: Element, _ second: Element) { self.first = first; self.second = second } }
      extension Pair where Element == Pair<String?> { static let none = Self(.init("ebb", nil), .init(nil, nil)) }
      """
    #expect(texts(code, #"Text(Pair<Pair<String?>>.none.first.first ?? "")"#) == ["ebb"])
  }

  @Test("A wrapper that makes its value of a key path alone needs none, and paths are put together")
  func keyPathWrappers() {
    let code = """
      struct Settings { var tide = Tide(); struct Tide { var isShown = true } }
      final class Store { static let shared = Store(); var settings = Settings() }
      @propertyWrapper struct Stored<T: Equatable>: DynamicProperty {
        let path: WritableKeyPath<Store, T>
        init(_ path: WritableKeyPath<Settings, T>) { self.path = (\\Store.settings).appending(path: path) }
        var wrappedValue: T { Store.shared[keyPath: path] } }
      struct Row: View { @Stored(\\.tide.isShown) var isShown
        let name: String
        var body: some View { Text(isShown ? name : "hidden") } }
      """
    #expect(texts(code, #"Row(name: "Ebb")"#) == ["Ebb"])
  }

  @Test("The identifier's type of a type that says only its id is the type of that")
  func identifiers() {
    let code = """
      struct Tide: Identifiable { let id: Mark; let name: String
        static let sample = Tide(id: Tide.ID(), name: "Ebb") }
      struct Mark: Hashable { var text = "M7" }
      """
    #expect(texts(code, "Text(Tide.sample.id.text)") == ["M7"])
    #expect(texts(code, "Text(Tide.sample.name)") == ["Ebb"])
  }

  @Test("Private types of one name in two files keep their own texts")
  func privateTypes() {
    func file(_ word: String, _ view: String) -> String {
      """
      struct \(view): View { var body: some View { Failed() } }
      private struct Failed: View { var body: some View { Text(Words.none) } }
      private extension Failed { enum Words { static let none = "no \(word)" } }
      """
    }
    let code = "struct Probe: View { var body: some View { VStack { Tide(); Wind() } } }"
    let screen = Screen(code, open: "Probe", others: [file("tide", "Tide"), file("wind", "Wind")])
    #expect(screen.texts == ["no tide", "no wind"])
  }

  @Test("What a closure that is called at once returns is of the type expected")
  func calledClosures() {
    let code = """
      struct Tide { let name: String
        static let sample: Tide = { let word = "spring"; return .init(name: word + " tide") }() }
      """
    #expect(texts(code, "Text(Tide.sample.name)") == ["spring tide"])
  }

  @Test("The parts of a list of tuples have the names that its type gives them")
  func tuples() {
    let code = """
      struct Parts { let parts: [(isDynamic: Bool, value: String)] = ["ebb", "flood"].map { word in
        switch word { case "ebb": return (false, word)
        default: return (true, word.uppercased()) } } }
      """
    #expect(texts(code, "Text(Parts().parts.map { $0.value }.joined(separator: \", \"))") == ["ebb, FLOOD"])
  }

  @Test("The value of a result is of the type that the result names")
  func results() {
    let code = """
      struct Problem: Error { let message: String }
      struct Notice { let state: Result<Int, Problem>
        var text: String { switch state { case .success(let n): "\\(n)"; case .failure(let e): e.message } } }
      """
    #expect(
      texts(code, #"Text(Notice(state: .failure(.init(message: "Too shallow"))).text)"#) == ["Too shallow"])
  }

  @Test("Numbers choose the overload of the type that is written with them")
  func numberOverloads() {
    let code = """
      enum Code { static func name(_ code: Int32) -> String { name(Int(code)) }
        static func name(_ code: Int) -> String { "code \\(code)" } }
      """
    #expect(texts(code, "Text(Code.name(7))") == ["code 7"])
  }

  @Test("A module's name before a type changes nothing")
  func modules() {
    let code = """
      typealias Bound = SwiftUI.Binding
      struct Gate { let text: Bound<String> }
      """
    #expect(
      texts(code, #"TextField("Name", text: Bound(get: { "Mole" }, set: { _ in })); Text("end")"#) == ["end"])
    #expect(
      texts(code, #"Text(Gate(text: .init(get: { "open" }, set: { _ in })).text.wrappedValue)"#) == ["open"])
  }

  @Test("A wrapper is handed on by its underscored name, and a preview's static state by its dollar")
  func wrappers() {
    let code = """
      struct Inner: View { @FocusState var isNaming: Bool; @Binding var name: String
        init(focus: FocusState<Bool>, name: Binding<String>) { _isNaming = focus; _name = name }
        var body: some View { Text(name) } }
      struct Outer: View { @FocusState var isNaming: Bool; @Binding var name: String
        var body: some View { Inner(focus: _isNaming, name: _name) } }
      struct Outer_Previews: PreviewProvider {
        @State static var name = "Mole"
        static var previews: some View { Outer(name: $name) } }
      """
    let screen = Screen(code)
    #expect(screen.texts == ["Mole"])
    #expect(screen.notices.isEmpty)
  }

  // The Swift Programming Language, "Type Alias Declaration": an alias may stand inside a function.
  @Test("An alias inside a function is its type in the whole block")
  func localAliases() {
    let screen = Screen(
      """
      func short(_ litres: Double) -> String {
        typealias Amount = (value: Double, unit: String)
        let amount: Amount
        switch litres {
        case 1000...: amount = (litres / 1000, "m³")
        default: amount = (litres, "l")
        }
        return String(format: "%.0f %@", amount.value, amount.unit)
      }
      func counted() -> String {
        let tins: Tins<Count> = ["Assam": Count("7")!]
        typealias Count = Int
        typealias Tins<Kind> = [String: Kind]
        return [1].map { _ in "\\(tins["Assam"] ?? 0)" }.joined()
      }
      struct Probe: View { var body: some View { Text(short(5000)); Text(short(12)); Text(counted()) } }
      """, open: "Probe")
    #expect(screen.texts == ["5 m³", "12 l", "7"])
    #expect(screen.notices.isEmpty)
  }

  @Test("What a protocol or a superclass calls a type is seen in the types that have it from them")
  func inheritedAliases() {
    let code = """
      enum Harbour { struct Rule { var text: String } }
      protocol Rules { typealias Rule = Harbour.Rule }
      protocol NightRules: Rules {}
      class Keeper { typealias Log = Harbour.Rule }
      struct Summer: NightRules { static let all = [Rule(text: "Silence")] }
      final class Warden: Keeper { let log = Log(text: "Lit") }
      """
    #expect(texts(code, "Text(Summer.all[0].text)") == ["Silence"])
    #expect(texts(code, "Text(Warden().log.text)") == ["Lit"])
  }

  @Test("A type that is called as what it inherits from ends")
  func circularAliases() {
    let code = """
      protocol Tide { typealias High = Low }
      struct Low: High { var text: String; typealias Low = High }
      """
    #expect(texts(code, #"Text("end")"#) == ["end"])
  }

  @Test("An alias in a type hides what is declared outside of it (the language's rules of look-up)")
  func innerAlias() {
    let code = """
      enum Sign: String { case north }
      struct Buoy { struct Sign { var text: String; init(text: String) { self.text = text } } }
      struct Chart { typealias Sign = Buoy.Sign; var signs: [Sign] = ["a"].map { .init(text: $0) }
        func first() -> Sign { Sign(text: "b") }
        struct Legend { func mark() -> Sign { .init(text: "c") } } }
      """
    let own = "Chart().signs[0].text + Chart().first().text + Chart.Legend().mark().text"
    #expect(value("\(own) + Sign.north.rawValue", with: code) == "abcnorth")
  }

  @Test("The element of an alias of a dictionary is a tuple of a key and its value")
  func elements() {
    let code = """
      typealias Depths = [String: Int]
      typealias Depth = Depths.Element
      struct Chart { let first: Depth = ("Mole", 4); let rest: Depths = ["Fastnet": 6]
        var all: [Depth] { [first] + rest } }
      """
    #expect(
      texts(code, #"ForEach(Chart().all, id: \.key) { Text("\($0.key) \($0.value)") }"#)
        == ["Mole 4", "Fastnet 6"])
  }
}
