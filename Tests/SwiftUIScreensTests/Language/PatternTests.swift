import Testing

@Suite("Patterns") struct PatternTests {
  private let declarations = """
    enum Shape { case circle(radius: Int), box(Int, Int), line(from: Int, to: Int), empty
      indirect case group(Shape, Shape) }
    class Animal { }
    class Dog: Animal { var name = "Rex" }
    class Cat: Animal { }
    struct Size: Equatable { var w = 0; static let zero = Size(); static let one = Size(w: 1) }
    """

  @Test(
    "switch takes the first case that matches",
    arguments: [
      ("switch 3 { case 1: return \"one\"; case 2, 3: return \"some\"; default: return \"many\" }", "some"),
      (
        "switch 42 { case ..<0: return \"below\"; case 0..<10: return \"digit\"; case 10...: return \"more\"; default: return \"?\" }",
        "more"
      ),
      ("switch -3 { case ..<0: return \"below\"; default: return \"?\" }", "below"),
      ("switch 9.5 { case 0..<10: return \"in\"; default: return \"out\" }", "in"),
      ("switch \"b\" { case \"a\": return 1; case \"b\": return 2; default: return 3 }", "2"),
      (
        "switch (1, 0) { case (0, 0): return \"origin\"; case (_, 0): return \"x axis\"; case (0, _): return \"y axis\"; default: return \"\" }",
        "x axis"
      ),
      (
        "switch (2, 2) { case let (x, y) where x == y: return \"diagonal\"; case let (x, _): return x }",
        "diagonal"
      ),
      ("switch (2, 3) { case (let x, 3): return x; default: return 0 }", "2"),
      (
        "let x: Int? = 3; switch x { case nil: return \"nil\"; case 3?: return \"three\"; case .some(let y): return y }",
        "three"
      ),
      ("let x: Int? = 8; switch x { case .none: return \"nil\"; case let y?: return y + 1 }", "9"),
      ("let x: Int? = nil; switch x { case .some: return \"some\"; case .none: return \"none\" }", "none"),
      ("switch 5 { case let n where n % 2 == 0: return \"even\"; case _: return \"odd\" }", "odd"),
      ("switch 1 { case 1: fallthrough; case 2: return \"fell\"; default: return \"no\" }", "fell"),
      ("var r = 0; switch 1 { case 1: if r == 0 { break }; r = 5; default: r = 9 }; return r", "0"),
      ("switch true { case true: return 1; case false: return 0 }", "1"),
      ("let x = 7; let s = switch x { case 7: \"seven\"; default: \"other\" }; return s", "seven"),
      (
        "let x = 7; let s = if x > 5 { \"big\" } else if x > 2 { \"mid\" } else { \"small\" }; return s",
        "big"
      ),
      (
        "switch \"m\" { case \"a\"..<\"n\": return \"first half\"; default: return \"second\" }", "first half"
      ),
      ("let limit = 4; switch 4 { case limit: return \"limit\"; default: return \"no\" }", "limit"),
    ])
  func switching(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Cases with payloads bind them",
    arguments: [
      ("switch Shape.circle(radius: 4) { case .circle(let r): return r; default: return 0 }", "4"),
      (
        "switch Shape.circle(radius: 4) { case .circle(radius: let r) where r > 5: return r; default: return -1 }",
        "-1"
      ),
      ("switch Shape.box(2, 3) { case let .box(w, h): return w * h; default: return 0 }", "6"),
      ("switch Shape.box(2, 3) { case .box(2, let h): return h; default: return 0 }", "3"),
      (
        "switch Shape.line(from: 1, to: 5) { case let .line(from, to): return to - from; default: return 0 }",
        "4"
      ),
      (
        "switch Shape.line(from: 1, to: 5) { case .line(from: 1, to: let end): return end; default: return 0 }",
        "5"
      ),
      ("switch Shape.empty { case .circle, .box: return 1; case .empty: return 2; default: return 3 }", "2"),
      (
        "switch Shape.group(.empty, .box(1, 7)) { case .group(.empty, .box(_, let h)): return h; default: return 0 }",
        "7"
      ),
      ("if case .circle(let r) = Shape.circle(radius: 9) { return r }; return 0", "9"),
      ("if case .circle = Shape.circle(radius: 9) { return 1 }; return 0", "1"),
      ("guard case let .box(w, _) = Shape.box(5, 6) else { return 0 }; return w", "5"),
      ("let s: Shape? = .box(5, 6); switch s { case .box(let w, _)?: return w; default: return 0 }", "5"),
      ("let s: Shape? = .box(5, 6); switch s { case .box(let w, _): return w; default: return 0 }", "5"),
      ("for case let .box(w, _) in [Shape.empty, .box(3, 0)] { return w }; return 0", "3"),
      (
        "let s: Shape = .circle(radius: 1); switch s { case .circle(let r), .box(let r, _): return r; default: return 0 }",
        "1"
      ),
      (
        "switch Size(w: 1) { case .zero: return \"zero\"; case .one: return \"one\"; default: return \"?\" }",
        "one"
      ),
    ])
  func payloads(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test(
    "is and as tell types apart",
    arguments: [
      (
        "let a: Animal = Dog(); switch a { case let dog as Dog: return dog.name; case is Cat: return \"cat\"; default: return \"?\" }",
        "Rex"
      ),
      (
        "let a: Animal = Cat(); switch a { case let dog as Dog: return dog.name; case is Cat: return \"cat\"; default: return \"?\" }",
        "cat"
      ),
      ("let a: Animal = Dog(); return (a as? Dog)?.name", #"Optional("Rex")"#),
      ("let a: Animal = Cat(); return (a as? Dog)?.name", "nil"),
      (
        "let a: Any = 3; switch a { case is String: return \"s\"; case is Int: return \"i\"; default: return \"?\" }",
        "i"
      ),
      ("Dog() is Animal", "true"), ("(Dog() as Animal) is Cat", "false"),
      ("let a: Any = [1]; return a is [Int]", "true"),
      ("let a: Any = [1]; return a is [String]", "false"), ("let a: Any = 2.5; return a is Int", "false"),
    ])
  func types(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  // The Swift book: `.some` is a case of every optional, with and without what is inside it.
  @Test(
    "An optional that is there is its case some, also without what is inside",
    arguments: [
      (
        "let tide: (name: String, metres: Int)? = (\"Ebb\", 2); switch tide { case .some: return \"there\"; case .none: return \"none\" }",
        "there"
      ),
      (
        "let a: Dog? = Dog(); let b: (Int, Int)? = nil; switch (a, b) { case (.some, .some): return \"both\"; case (.some, .none): return \"dog\"; default: return \"?\" }",
        "dog"
      ),
      ("let a: String? = \"Ebb\"; if case .some = a { return \"there\" }; return \"none\"", "there"),
      ("let a: String? = nil; if case .some = a { return \"there\" }; return \"none\"", "none"),
      (
        "enum Buoy { case some, none }; let a = Buoy.none; switch a { case .some: return \"some\"; case .none: return \"none\" }",
        "none"
      ),
    ])
  func optionals(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("A switch none of whose cases is understood says so")
  func unmatched() {
    let shown = Screen(
      """
      struct Flag: OptionSet { let rawValue: Int; static let red = Flag(rawValue: 1); static let blue = Flag(rawValue: 2) }
      struct Mast: View { let flag = Flag(rawValue: 3)
        var body: some View { VStack { Text("Mast"); switch flag { case .red: Text("red"); case .blue: Text("blue") } } } }
      """, open: "Mast")
    #expect(shown.texts == ["Mast"])
    #expect(shown.notices.count == 1)
  }
}
