import Testing

// Precedence and results follow "The Swift Programming Language" and the standard library.
@Suite("Operators") struct OperatorTests {
  @Test(
    "Operators bind as in Swift",
    arguments: [
      ("2 + 3 * 4", "14"), ("(2 + 3) * 4", "20"), ("10 - 4 - 3", "3"), ("100 / 5 / 2", "10"),
      ("7 % 4 * 2", "6"), ("-7 / 2", "-3"),
      ("-7 % 4", "-3"), ("1 + 2 == 3", "true"), ("1 < 2 && 2 < 1 || true", "true"),
      ("!false && false", "false"),
      ("true || false && false", "true"), ("1 << 3 + 1", "9"), ("1 | 6 & 3", "3"), ("6 ^ 3", "5"),
      ("~0", "-1"), ("8 >> 2", "2"),
      ("true ? 1 : false ? 2 : 3", "1"), ("false ? 1 : false ? 2 : 3", "3"), ("(1...3) == 1...3", "true"),
      ("let x: Int? = nil; return x ?? 1 + 2", "3"),
      ("let x: Int? = nil; let y: Int? = nil; return x ?? y ?? 7", "7"),
      ("let x: Int? = 2; return (x ?? 0) * 3", "6"), ("let x: Int? = nil; return x ?? 1 == 1", "true"),
      ("let x: Any = 3; return (x as? Int ?? 0) + 1", "4"), ("3.0 / 2", "1.5"), ("7.5 - 0.5", "7.0"),
      ("1 != 2", "true"),
      ("\"a\" + \"b\" == \"ab\"", "true"), ("\"a\" < \"b\"", "true"), ("(1, 2) < (1, 3)", "true"),
      ("(1, \"a\") == (1, \"a\")", "true"),
      ("Int.max &+ 1", "-9223372036854775808"), ("-(2 + 3)", "-5"), ("let a = 3; return -a", "-3"),
      ("!(1 > 2)", "true"),
      ("let x = 5; return x > 3 ? \"big\" : \"small\"", "big"),
      ("let x = 2; return x == 1 ? \"a\" : x == 2 ? \"b\" : \"c\"", "b"),
      ("let a: Int? = 3; return a == 3", "true"), ("let a: Int? = nil; return a == nil", "true"),
      ("let a: Int? = 1; return a != nil", "true"),
      ("let n = 0; return n == .zero", "true"), ("CGSize(width: 0, height: 0) == .zero", "true"),
      ("CGSize(width: 1, height: 0) != .zero", "true"), ("Date.now == .now", "true"),
      ("let x = 1.5; return x < .pi", "true"), ("Color.red == .red", "true"), ("Color.red == .blue", "false"),
      ("3 is Int", "true"), ("1 + 1 as Double", "2.0"), ("[1] + [2, 3]", "[1, 2, 3]"),
    ])
  func precedence(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Assignment operators change their target",
    arguments: [
      ("var x = 5; x += 2; x -= 1; x *= 3; x /= 2; x %= 5; return x", "4"),
      ("var s = \"a\"; s += \"b\"; return s", "ab"),
      ("var a = [1]; a += [2]; return a", "[1, 2]"),
      ("var x = 6; x &= 3; x |= 8; x ^= 1; x <<= 1; return x", "22"),
      ("var (a, b) = (1, 2); (a, b) = (b, a); return [a, b]", "[2, 1]"),
      ("var a = [1, 2]; a[0] += 5; return a", "[6, 2]"),
      (
        "var d = [\"a\": 1]; d[\"a\", default: 0] += 1; d[\"b\", default: 5] += 1; return [d[\"a\"], d[\"b\"]]",
        "[Optional(2), Optional(6)]"
      ),
      ("var t = (x: 1, y: 2); t.x = 9; return t.x + t.y", "11"),
      ("var x: Int? = 1; x? += 4; return x", "Optional(5)"),
      ("var x: Int? = nil; x? += 4; return x", "nil"),
      ("var b = true; b.toggle(); return b", "false"), ("let x: Int; x = 4; return x", "4"),
      ("_ = 3; return 1", "1"),
    ])
  func assignment(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("The right side of && and || runs only where it is needed")
  func shortCircuit() {
    let code =
      "var calls = 0; func hit() -> Bool { calls += 1; return true }; _ = false && hit(); _ = true || hit(); return calls"
    #expect(value(code) == "0")
  }

  @Test("Operators that the app declares are called")
  func declared() {
    let declarations = """
      struct Vector: Equatable { var x: Int; var y: Int
        static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
        static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
        static func += (a: inout Vector, b: Vector) { a = a + b } }
      infix operator <>
      func <> (a: String, b: String) -> String { a + "-" + b }
      prefix operator √
      prefix func √ (x: Int) -> String { "root of \\(x)" }
      extension Vector { static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) } }
      """
    #expect(value("(Vector(x: 1, y: 2) + Vector(x: 3, y: 4)).y", with: declarations) == "6")
    #expect(value("(-Vector(x: 1, y: 2)).x", with: declarations) == "-1")
    #expect(
      value("var v = Vector(x: 1, y: 1); v += Vector(x: 2, y: 2); return v.x", with: declarations) == "3")
    #expect(value("\"a\" <> \"b\"", with: declarations) == "a-b")
    #expect(value("√9", with: declarations) == "root of 9")
    #expect(value("(Vector(x: 1, y: 2) * 3).y", with: declarations) == "6")
    #expect(value("Vector(x: 1, y: 2) == Vector(x: 1, y: 2)", with: declarations) == "true")
  }

  @Test("An operator on what may be missing is called with nil too")
  func missing() {
    let declarations = """
      prefix operator ^^
      prefix func ^^ <T>(_ held: T?) -> [T] { held.map { [$0] } ?? [] }
      infix operator <+>
      func <+> (a: String?, b: String) -> String { (a ?? "none") + b }
      """
    #expect(value("let kept: Int? = 4; return ^^kept", with: declarations) == "[4]")
    #expect(value("let kept: Int? = nil; return ^^kept", with: declarations) == "[]")
    #expect(value("let kept: String? = nil; return kept <+> \"!\"", with: declarations) == "none!")
  }

  @Test("A declared == decides, and what is made from it follows")
  func equality() {
    let declarations = """
      struct Card: Equatable, Comparable { var id: Int; var note = ""
        static func == (a: Card, b: Card) -> Bool { a.id == b.id }
        static func < (a: Card, b: Card) -> Bool { a.id < b.id } }
      """
    #expect(value(#"Card(id: 1, note: "a") == Card(id: 1, note: "b")"#, with: declarations) == "true")
    #expect(value(#"Card(id: 1, note: "a") != Card(id: 1, note: "b")"#, with: declarations) == "false")
    #expect(value("Card(id: 1) < Card(id: 2)", with: declarations) == "true")
    #expect(value("Card(id: 1) > Card(id: 2)", with: declarations) == "false")
    #expect(value("Card(id: 2) >= Card(id: 2)", with: declarations) == "true")
  }

  @Test("Identity tells objects apart")
  func identity() {
    let declarations = "final class Box { var n = 0 }"
    #expect(
      value("let a = Box(); let b = a; let c = Box(); return [a === b, a === c, a !== c]", with: declarations)
        == "[true, false, true]")
  }

  // A prefix operator's operand is of the type that its place asks for; `Double` where it asks for none.
  @Test(
    "Signs before members without a type",
    arguments: [
      ("let x: Double = -.infinity; return x", "-inf"), ("return max(-.infinity, 3.0)", "3.0"),
      ("let x: CGFloat = -.pi; return x < -3.1", "true"), ("return 2.0 * -.pi < -6", "true"),
      ("func turned(_ a: Angle) -> Double { a.degrees }; return turned(-.degrees(90))", "-90.0"),
      ("let a: Angle = -.degrees(45); return a.degrees", "-45.0"),
      ("return [3.0, -.infinity].min()!", "-inf"), ("let x: Double = +.pi; return x > 3.1", "true"),
    ])
  func signs(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("Signs before members in arguments of modifiers cause no notice")
  func signsInModifiers() {
    let screen = Screen(
      probe(
        """
        Text("Buoy").frame(height: -.infinity).rotationEffect(-.degrees(90)).offset(x: -.pi, y: -.infinity)
        """), open: "Probe")
    #expect(screen.texts == ["Buoy"])
    #expect(screen.notices.isEmpty)
  }

  @Test("A member without its type beside a number is one that the app adds to numbers of any width")
  func addedNumbers() {
    let code = """
      extension UInt64 { static let fathom: UInt64 = 3; static let cable: UInt64 = 100 * .fathom }
      extension Int8 { static var knot: Int8 { 2 } }
      """
    #expect(value("let depth: UInt64 = 2 * .cable; return depth", with: code) == "600")
    #expect(value("let speed: Int8 = .knot + 3; return speed", with: code) == "5")
  }

  // Swift makes an NSNumber of a plain number only by a cast.
  @Test("An operator on bridged numbers isn't meant between plain values")
  func bridgedNumbers() {
    let code = """
      func == (lhs: NSNumber, rhs: NSNumber) -> Bool { true }
      func < (lhs: NSNumber, rhs: NSNumber) -> Bool { true }
      """
    #expect(value("let isOpen = false; return isOpen == true", with: code) == "false")
    #expect(value("let stalls = 5; return stalls < 3", with: code) == "false")
  }

  @Test("An operator on types of a protocol of the app's isn't meant between values that don't conform")
  func constrainedOperator() {
    let code = """
      protocol Span { var low: Int { get } }
      struct Tide: Span { var low: Int }
      extension Bool: Span { var low: Int { self ? 1 : 0 } }
      func - <T: Span>(left: T, right: T) -> String { "span of \\(left.low - right.low)" }
      """
    #expect(value("return 5 - 2", with: code) == "3")
    #expect(value("return Tide(low: 5) - Tide(low: 1)", with: code) == "span of 4")
    #expect(value("return true - false", with: code) == "span of 1")
  }

  @Test("What makes values of one nested type equal isn't asked about another's of the same name")
  func namesakeEquality() {
    let code = """
      struct Quay {
        class State: Equatable {
          let depth: Int
          init(depth: Int) { self.depth = depth }
          static func == (left: State, right: State) -> Bool { left.depth == right.depth }
        }
      }
      struct Boat { enum State: Equatable { case moored, out } }
      struct Crane { struct State: Equatable { var isUp = true } }
      """
    #expect(value("return Boat.State.moored == .moored", with: code) == "true")
    #expect(value("return Boat.State.moored == .out", with: code) == "false")
    #expect(value("return Crane.State() == Crane.State(isUp: false)", with: code) == "false")
    #expect(value("return Quay.State(depth: 1) == Quay.State(depth: 1)", with: code) == "true")
  }
}
