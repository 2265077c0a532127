import EarshotVocabulary
import Testing

// SE-0289, result builders: buildBlock, buildExpression, buildOptional, buildEither and buildArray of a
// builder of lists join its parts in their order.
@Suite("Builders of the app's own") struct BuilderTests {
  private let declarations = """
    struct Boat: Identifiable { let id = UUID(); var name: String }
    @resultBuilder enum FleetBuilder {
      static func buildExpression(_ boat: Boat) -> [Boat] { [boat] }
      static func buildBlock(_ parts: [Boat]...) -> [Boat] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [Boat]?) -> [Boat] { part ?? [] }
      static func buildEither(first part: [Boat]) -> [Boat] { part }
      static func buildEither(second part: [Boat]) -> [Boat] { part }
      static func buildArray(_ parts: [[Boat]]) -> [Boat] { parts.flatMap { $0 } }
    }
    struct Fleet: View {
      let boats: [Boat]
      init(@FleetBuilder _ boats: () -> [Boat]) { self.boats = boats() }
      var body: some View { ForEach(boats) { Text($0.name) } }
    }
    """

  private func screen(_ body: String, members: String = "let isOpen = true") -> Screen {
    Screen(probe(body, members: members, declarations: declarations), open: "Probe")
  }

  @Test(
    "A builder of a list gives all its parts",
    arguments: [
      ("Fleet { Boat(name: \"a\") }", ["a"]), ("Fleet { Boat(name: \"a\"); Boat(name: \"b\") }", ["a", "b"]),
      ("Fleet { if isOpen { Boat(name: \"a\") }; Boat(name: \"b\") }", ["a", "b"]),
      (
        "Fleet { if !isOpen { Boat(name: \"a\") } else { Boat(name: \"c\"); Boat(name: \"d\") } }",
        ["c", "d"]
      ),
      ("Fleet { for n in 1...3 where n != 2 { Boat(name: \"\\(n)\") } }", ["1", "3"]), ("Fleet { }", []),
      ("Fleet { if !isOpen { Boat(name: \"a\") } }", []),
      ("Fleet { let name = \"x\"; Boat(name: name); Boat(name: name + \"y\") }", ["x", "xy"]),
    ])
  func lists(body: String, expected: [String]) {
    let screen = screen("VStack { \(body); Text(\"end\") }")
    #expect(screen.texts == expected + ["end"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A builder of a closure may have any name")
  func names() {
    let declarations = declarations.replacing("FleetBuilder", with: "Fleets")
    let body = "Fleet { Boat(name: \"a\"); Boat(name: \"b\") }"
    let screen = Screen(probe(body, declarations: declarations), open: "Probe")
    #expect(screen.texts == ["a", "b"])
  }

  @Test("So do a property and a function that are builders")
  func members() {
    let members = """
      @FleetBuilder var moored: [Boat] { Boat(name: "a"); Boat(name: "b") }
      @FleetBuilder func out(_ name: String) -> [Boat] { Boat(name: name); Boat(name: "z") }
      """
    let screen = screen("VStack { ForEach(moored + out(\"y\")) { Text($0.name) } }", members: members)
    #expect(screen.texts == ["a", "b", "y", "z"])
  }

  @Test("A builder that joins to something else gives what its own functions make")
  func others() {
    let declarations = """
      @resultBuilder enum LineBuilder { static func buildBlock(_ parts: String...) -> String { parts.joined() } }
      func line(@LineBuilder _ parts: () -> String) -> String { parts() }
      """
    let screen = Screen(
      probe("Text(line { \"a\"; \"b\" })", declarations: declarations), open: "Probe")
    #expect(screen.texts == ["ab"])
    #expect(screen.notices.isEmpty)
  }

  private static let sums = """
    @resultBuilder struct Sum {
      static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
      static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
      static func buildEither(first part: Int) -> Int { part }
      static func buildEither(second part: Int) -> Int { part * 10 }
      static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
    }
    @resultBuilder enum Words {
      static func buildExpression(_ word: String) -> [String] { [word] }
      static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ parts: [String]?) -> [String] { parts ?? [] }
      static func buildEither(first parts: [String]) -> [String] { parts }
      static func buildEither(second parts: [String]) -> [String] { parts }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "|") }
    }
    @resultBuilder struct Chain {
      static func buildPartialBlock(first: String) -> String { first }
      static func buildPartialBlock(accumulated: String, next: String) -> String { accumulated + ">" + next }
    }
    func total(@Sum _ parts: () -> Int) -> Int { parts() }
    func words(@Words _ parts: () -> String) -> String { parts() }
    func chain(@Chain _ parts: () -> String) -> String { parts() }
    struct Page { @Words var text: String { "a"; 3 } }
    @Words func counted(_ number: Int) -> String { "to"; if number > 2 { "many" } else { number } }
    """

  // Expected as swiftc 6.3 prints it.
  @Test(
    "Numbers and texts are built by the builder's own functions",
    arguments: [
      ("total { 1; 2; if true { 5 }; for n in 1...3 { n } }", "14"),
      ("total { if false { 1 } else { 2 } }", "20"),
      ("total { }", "0"), ("words { \"a\"; 7; if true { \"yes\" } }", "a|#7|yes"),
      ("words { let n = 3; \"n\\(n)\"; switch n { case 3: \"three\"; default: \"other\" } }", "n3|three"),
      ("chain { \"p\"; \"q\"; \"r\" }", "p>q>r"), ("Page().text", "a|#3"), ("counted(3)", "to|many"),
      ("counted(1)", "to|#1"),
    ])
  func values(code: String, expected: String) { #expect(value(code, with: Self.sums) == expected) }

  @Test("A builder whose name begins with a small letter builds in functions, too")
  func prefixedName() {
    let screen = Screen(
      probe(
        "Text(\"Tide\").tinted(tint(1))",
        members:
          "@hHueBuilder func tint(_ tide: Int) -> some Hue { if tide == 1 { Deep() } else { Foam() } }",
        declarations: """
          protocol Hue: View { func word() -> String }
          struct Deep: Hue { func word() -> String { "deep" }; var body: some View { Color.blue } }
          struct Foam: Hue { func word() -> String { "foam" }; var body: some View { Color.white } }
          enum EitherHue<A: Hue, B: Hue>: Hue {
            case first(A), second(B)
            func word() -> String {
              switch self { case .first(let hue): hue.word(); case .second(let hue): hue.word() }
            }
            var body: some View { Color.red }
          }
          @resultBuilder struct hHueBuilder {
            static func buildBlock<H: Hue>(_ hue: H) -> some Hue { hue }
            static func buildEither<A: Hue, B: Hue>(first hue: A) -> EitherHue<A, B> { .first(hue) }
            static func buildEither<A: Hue, B: Hue>(second hue: B) -> EitherHue<A, B> { .second(hue) }
          }
          extension View { func tinted(_ hue: some Hue) -> some View { accessibilityLabel(hue.word()) } }
          """), open: "Probe")
    #expect(screen.notices.map(\.message) == [])
    #expect(screen.outline.contains("deep"))
  }

  @Test("Builders of one name in several types are each their own, and are named with the type from outside")
  func nested() {
    let code = """
      struct Voyage {
        @resultBuilder enum Steps {
          static func buildExpression(_ step: String) -> [String] { [step] }
          static func buildBlock(_ steps: [String]...) -> [String] { steps.flatMap { $0 } }
        }
        var steps: () -> [String]
        init(@Steps _ steps: @escaping () -> [String]) { self.steps = steps }
      }
      struct Count {
        @resultBuilder enum Steps {
          static func buildBlock(_ steps: String...) -> Int { steps.count }
        }
        var number: Int
        init(@Steps _ number: () -> Int) { self.number = number() }
      }
      func joined(@Voyage.Steps _ steps: () -> [String]) -> String { steps().joined(separator: "-") }
      """
    #expect(value("Voyage { \"out\"; \"back\" }.steps().count", with: code) == "2")
    #expect(value("Voyage { \"out\" }.steps().first ?? \"none\"", with: code) == "out")
    #expect(value("Count { \"out\"; \"round\"; \"back\" }.number", with: code) == "3")
    #expect(value("joined { \"out\"; \"back\" }", with: code) == "out-back")
  }

  @Test("A builder of parts of a protocol that optionals conform to takes a part that is not there")
  func missingParts() {
    let screen = Screen(
      """
      protocol Style { func add(to names: inout [String]) }
      struct Plain: Style { var name: String; func add(to names: inout [String]) { names.append(name) } }
      extension Optional: Style where Wrapped: Style {
        func add(to names: inout [String]) { self?.add(to: &names) }
      }
      @resultBuilder enum StyleBuilder {
        static func buildOptional(_ part: (some Style)?) -> some Style { part }
        static func buildPartialBlock(first: some Style) -> some Style { first }
        static func buildPartialBlock(accumulated: some Style, next: some Style) -> some Style {
          Pair(first: accumulated, second: next)
        }
        struct Pair<First: Style, Second: Style>: Style {
          var first: First; var second: Second
          func add(to names: inout [String]) { first.add(to: &names); second.add(to: &names) }
        }
      }
      func words(@StyleBuilder _ make: () -> some Style) -> String {
        var names: [String] = []
        make().add(to: &names)
        return names.joined(separator: " ")
      }
      struct Probe: View {
        var isBold = false
        var body: some View {
          Text(words { Plain(name: "sea"); if isBold { Plain(name: "bold") }; Plain(name: "blue") })
          Text(words { if isBold { Plain(name: "bold") }; Plain(name: "grey") })
        }
      }
      """, open: "Probe")
    #expect(screen.texts == ["sea blue", "grey"])
    #expect(screen.notices.isEmpty)
  }
}
