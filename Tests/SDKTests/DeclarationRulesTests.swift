import Testing

/// What declarations mean for each other; expected is what swiftc's programs print.
@Suite("Rules of declarations") struct DeclarationRulesTests {
  @Test("A wrapper is made by the empty initializer whose where clause fits, an optional by nil")
  func emptyWrappers() {
    let declarations = """
      @propertyWrapper struct Box<V: Hashable> {
        let v: V
        init() where V == Bool { v = false }
        init<T>() where V == T?, T: Hashable { v = nil }
        var wrappedValue: V { v }
      }
      @propertyWrapper struct Kept<S> {
        var wrappedValue: S?
        init(wrappedValue: S?) { self.wrappedValue = wrappedValue }
      }
      enum Field { case name }
      struct Form { @Box var field: Field?; @Box var isOpen: Bool; @Kept var note: String? }
      """
    let code = """
      var form = Form()
      let before = "\\(form.field as Any) \\(form.isOpen) \\(form.note as Any)"
      form.note = "ebb"
      return before + " " + (form.note ?? "none")
      """
    #expect(Running.said(code, declaring: declarations) == "nil false nil ebb")
  }

  @Test("A type that a witness names is the outer one where the associated type follows from the witness")
  func outerTypes() {
    let declarations = """
      protocol Dated {}
      protocol Provider { associatedtype Entry: Dated; func placeholder() -> Entry; func all() -> [Entry] }
      struct Entry: Dated { var number = 3 }
      struct Tides: Provider {
        func all() -> [Entry] { [Entry(number: 8), placeholder()] }
        func placeholder() -> Entry { Entry() }
      }
      func numbers<P: Provider>(_ provider: P) -> String where P.Entry == Entry { "\\(provider.all().map(\\.number))" }
      """
    let code = "return numbers(Tides()) + \" \\(Tides.Entry.self)\""
    #expect(Running.said(code, declaring: declarations) == "[8, 3] Entry")
  }

  @Test("A requirement's builder has the type arguments of the type that fulfills it")
  func inheritedBuilders() {
    let declarations = """
      @resultBuilder struct Joined<State, Action> {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") + " of \\(State.self)" }
        static func buildExpression(_ state: State) -> String { "state \\(state)" }
        static func buildExpression(_ text: String) -> String { text }
      }
      protocol Reducer { associatedtype State; associatedtype Action; @Joined<State, Action> var body: String { get } }
      struct Pier: Reducer { typealias State = Int; enum Action { case open }; var body: String { "a"; 5 } }
      """
    #expect(Running.said("return Pier().body", declaring: declarations) == "a+state 5 of Int")
  }

  /// Swift Evolution 280.
  @Test("Cases fulfill requirements of static functions and properties")
  func cases() {
    let declarations = """
      protocol Made { static func made(_ number: Int) -> Self; static var empty: Self { get } }
      enum Berth: Made { case made(Int), empty }
      func all<T: Made>(_: T.Type) -> [T] { [T.made(4), T.empty] }
      func number(_ berth: Berth) -> Int { if case .made(let number) = berth { number } else { 0 } }
      """
    #expect(Running.said("return \"\\(all(Berth.self).map(number))\"", declaring: declarations) == "[4, 0]")
  }

  @Test("What is unavailable is meant where nothing else fits, in initializers, functions and properties")
  func unavailable() {
    let declarations = """
      struct Berth {
        var number: Int
        @available(*, unavailable) init(at number: Int) { self.number = 0 }
        init(at number: Int, isFree: Bool = false) { self.number = number }
        @available(*, unavailable, message: "by name, please") static func named(_ text: String) -> String { "no" }
        static func named(_ text: String, _ count: Int = 1) -> String { text }
        @available(*, deprecated) func depth(_ tide: Int) -> String { "deprecated" }
        func depth<T>(_ tide: T) -> String { "any" }
      }
      """
    let code = "return \"\\(Berth(at: 4).number) \\(Berth.named(\"Lee\")) \\(Berth(at: 2).depth(1))\""
    #expect(Running.said(code, declaring: declarations) == "4 Lee deprecated")
  }

  @Test("A macro that is declared with conformances of an extension adds them")
  func macros() {
    let declarations = """
      protocol Named {}
      extension Named { var title: String { "named" } }
      @attached(extension, conformances: Named) macro Naming() = #externalMacro(module: "Macros", type: "Naming")
      @Naming struct Pier {}
      func title<T: Named>(_ value: T) -> String { value.title }
      """
    #expect(Running.said("return title(Pier()) + Pier().title", declaring: declarations) == "namednamed")
  }

  @Test("Defaults of parameters see what is static, may be autoclosures, and say where the call is")
  func defaults() {
    let declarations = """
      struct Kettle {
        static let usual = 80
        static func word(_ number: Int) -> String { "w\\(number)" }
        var heat: Int
        init(heat: Int = usual) { self.heat = heat }
        func pour(_ text: String = word(2), _ heat: () -> Int = { usual }) -> String { text + "\\(heat())" }
        func said(_ text: @autoclosure () -> String = word(3)) -> String { text() }
      }
      func place(_ function: String = #function, line: Int = #line) -> (name: String, line: Int) { (function, line) }
      struct Pier { static let first = place()
        var sign: (name: String, line: Int) { place(
        ) } }
      """
    let code = """
      let kettle = Kettle()
      return "\\(kettle.heat) \\(kettle.pour()) \\(kettle.said()) \\(Pier.first.name) "
        + "\\(Pier().sign.name) \\(Pier().sign.line - Pier.first.line)"
      """
    #expect(Running.said(code, declaring: declarations) == "80 w280 w3 Pier sign 1")
  }

  @Test("Computed variables among statements see each other, those that come later and themselves")
  func localComputedVariables() {
    let declarations = """
      @resultBuilder struct Joined {
        static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") }
        static func buildOptional(_ part: String?) -> String { part ?? "none" }
      }
      """
    let code = """
      var depth = 0
      var first: Int { depth > 3 ? second : counted }
      var counted: Int { depth += 1; return depth > 3 ? depth : counted }
      var second: Int { depth * twice }
      var twice: Int { get { depth * 2 } set { depth = newValue / 2 } }
      let before = first
      twice = 20
      twice += 2
      @Joined var all: String { "a"; if depth > 20 { "b" }; last() }
      func last() -> String { "\\(first)" }
      return "\\(before) \\(all)"
      """
    #expect(Running.said(code, declaring: declarations) == "4 a+none+242")
  }

  @Test("Accessors of observed and wrapped variables among statements are there before the statements run")
  func localAccessors() {
    let declarations = """
      @propertyWrapper struct Clamped {
        var n: Int
        init(wrappedValue: Int) { n = wrappedValue }
        var wrappedValue: Int { get { min(n, 10) } set { n = newValue } }
        var projectedValue: String { "p\\(n)" }
      }
      """
    let code = """
      var log: [String] = []
      var step = 1 { didSet { log.append("\\(oldValue)>\\(step)") } }
      var double: Int { get { step * 2 } set { step = newValue / 2 } }
      step += 1
      double = 10
      @Clamped var level = 4
      var twice: Int { get { level * 2 } set { level = newValue } }
      func raise() { level += 3; step += 100 }
      raise()
      let before = twice
      twice = 50
      return "\\(step) \\(log) \\(before) \\(level) \\($level) \\(twice)"
      """
    #expect(Running.said(code, declaring: declarations) == "105 [\"1>2\", \"2>5\", \"5>105\"] 14 10 p50 20")
  }

  @Test("An observer among statements changes its variable without being told of that")
  func localObservers() {
    let code = """
      var log: [Int] = []
      var n = 0 { didSet { log.append(n); if n > 5 { n = 5 } } }
      n = 9
      n += 1
      var m = 0 { willSet { log.append(newValue) } didSet { m += 1 } }
      m = 3
      return "\\(n) \\(m) \\(log)"
      """
    #expect(Running.said(code) == "5 4 [9, 6, 3]")
  }
}
