import Testing

// Expectations follow "The Swift Programming Language".
@Suite("Literals") struct LiteralTests {
  @Test(
    "Literals have the value that Swift gives them",
    arguments: [
      ("42", "42"), ("-7", "-7"), ("1_000_000", "1000000"), ("0xFF", "255"), ("0b1010", "10"), ("0o17", "15"),
      ("3.5", "3.5"), ("1e3", "1000.0"), ("-0.5", "-0.5"), ("true", "true"), ("nil as Int?", "nil"),
      ("2.0", "2.0"), ("[1, 2]", "[1, 2]"), (#"["a": 1]"#, #"["a": 1]"#), ("(1, true)", "(1, true)"),
      (#"(x: 1, y: "b")"#, #"(x: 1, y: "b")"#), ("[] as [Int]", "[]"), ("[:] as [String: Int]", "[:]"),
      ("0x1F_FF", "8191"), ("9223372036854775807", "9223372036854775807"),
      ("-9223372036854775808", "-9223372036854775808"),
    ])
  func values(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Texts lose their escapes",
    arguments: [
      (#""a\nb""#, "a\nb"), (#""tab\tend""#, "tab\tend"), (#""quote \" end""#, "quote \" end"),
      (#""back\\slash""#, "back\\slash"),
      (#""\u{1F600}""#, "\u{1F600}"), (##"#"raw \n "quoted""#"##, #"raw \n "quoted""#),
      (##"#"raw \#(1 + 1)"#"##, "raw 2"),
      (#""\(1)\t\(2)""#, "1\t2"), (#""\u{e9}t\u{e9} \(1)""#, "été 1"), (##"#"\#n\(x)"#"##, "\n\\(x)"),
      (#""""#, ""),
    ])
  func escapes(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("A text on several lines loses its indentation and its first and last line break")
  func severalLines() {
    #expect(value("return \"\"\"\n  one\n    two\n\n  three\n  \"\"\"") == "one\n  two\n\nthree")
    #expect(value("let n = 5\nreturn \"\"\"\n  one \\(n)\n    two\n  \"\"\"") == "one 5\n  two")
    #expect(value("return \"\"\"\n  one \\\n  two\n  \"\"\"") == "one two")
    #expect(value("let n = 5\nreturn \"\"\"\n  one \\\n  two \\(n)\n  \"\"\"") == "one two 5")
    #expect(value("return \"\"\"\n  say \"hi\"\n  \"\"\"") == "say \"hi\"")
  }

  @Test(
    "Values inside texts are written as print writes them",
    arguments: [
      (#""\(1) and \(2.5)""#, "1 and 2.5"), (#"let x: Int? = nil; return "\(x)""#, "nil"),
      (#""\([1, 2])""#, "[1, 2]"),
      (#""\(["a"])""#, #"["a"]"#), (#""\("in\("ner")")""#, "inner"), (#""\(true ? "yes" : "no")""#, "yes"),
      (#""\((1, "a"))""#, #"(1, "a")"#), (#""a" + "\(1 + 2)" + "b""#, "a3b"), (#""\(1...3)""#, "1...3"),
      (#""\(["k": 2.0])""#, #"["k": 2.0]"#),
    ])
  func interpolation(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "A present optional is written with Optional(…), as print does",
    arguments: [
      (#"let x: Int? = 5; return "\(x)""#, "Optional(5)"),
      (#"let x: String? = "a"; return "\(x)""#, #"Optional("a")"#),
      (#"let x: Optional<Bool> = true; return "\(x)""#, "Optional(true)"),
      (#"let x: String? = nil; return "\(x)""#, "nil"),
      (#"let ages = ["a": 1]; return "\(ages["a"])""#, "Optional(1)"),
      (#"let ages = ["a": 1]; return "\(ages["a", default: 0])""#, "1"),
      (#"let xs = [1, 2]; return "\(xs.first) \(xs.last!) \(xs[0]) \(xs.count)""#, "Optional(1) 2 1 2"),
      (#"let xs = [1, 2]; return "\(xs.max() ?? 0)""#, "2"),
      (#"let xs = [1, 2]; return "\(xs.max())""#, "Optional(2)"),
      (#"let xs = [1, 2]; let top = xs.max(); return "\(top)""#, "Optional(2)"),
      (#"let text = "7"; return "\(Int(text)) \(Int(7.5))""#, "Optional(7) 7"),
      (#"let any: Any = 3; return "\(any as? Int) \(any as! Int)""#, "Optional(3) 3"),
      (
        #"struct A { var b: String? = "c" }; let a: A? = A(); return "\(a?.b) \(a!.b!)""#, #"Optional("c") c"#
      ),
      (#"struct A { var b: Int? = 3; var text: String { "\(b)" } }; return A().text"#, "Optional(3)"),
      (#"func find() -> Int? { 4 }; return "\(find()) \(find()!)""#, "Optional(4) 4"),
      (#"let x: Int? = 5; return "\(x.map { $0 + 1 })""#, "Optional(6)"),
      (#"let x: Int? = 5; return String(describing: x)"#, "Optional(5)"),
      (#"let x = 5; return String(describing: x)"#, "5"),
      (#"struct A { var b: [Int] { [1] } }; return "\(A().b.count)""#, "1"),
      (#"struct A { var b: [Int] { [1] } }; let a = A(); return "\(a.b.first)""#, "Optional(1)"),
    ])
  func optionals(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("To know whether a member is optional, nothing is run a second time")
  func optionalsRunNothing() {
    let types = """
      struct Box { var size: Int? = 3 }
      class Counter { var count = 0; var next: Box { count += 1; return Box() } }
      """
    #expect(
      value(#"let counter = Counter(); return "\(counter.next.size) \(counter.count)""#, with: types)
        == "Optional(3) 1")
    let levels = (1...40).map { #"var t\#($0): String { "\(self.t\#($0 - 1).description)-" }"# }
    let chain = "struct Chain { var t0: String { \"a\" }; \(levels.joined(separator: "; ")) }"
    #expect(value("\(chain); return Chain().t40") == "a" + String(repeating: "-", count: 40))
  }

  @Test(
    "A name that has been unwrapped is no optional",
    arguments: [
      (#"let x: Int? = 5; if let x { return "\(x)" }; return """#, "5"),
      (#"let x: Int? = 5; guard let x = x else { return "" }; return "\(x)""#, "5"),
      (#"let x: Int? = 5; guard let y = x else { return "" }; return "\(y)""#, "5"),
      (#"let x: Int? = 5; switch x { case let y?: return "\(y)"; default: return "" }"#, "5"),
      (#"let x: Int? = 5; return x.map { "\($0)" } ?? """#, "5"),
      (#"let x: Int? = 5; return "\(x ?? 0) \(x!)""#, "5 5"),
      (#"let xs: [Int?] = [1, nil]; return xs.compactMap { $0 }.map { "\($0)" }.joined()"#, "1"),
    ])
  func unwrapped(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "A literal takes the type that its place wants",
    arguments: [
      ("let x: Double = 3; return x", "3.0"), ("let x: CGFloat = 3; return x / 2", "1.5"),
      ("let x = 7 / 2; return x", "3"),
      ("let x: Double = 7 / 2; return x", "3.5"), ("let xs: [Double] = [1, 2]; return xs", "[1.0, 2.0]"),
      (#"let d: [String: Double] = ["a": 1]; return d"#, #"["a": 1.0]"#),
      ("let x: Double? = 3; return x! / 2", "1.5"),
      ("let x = 2 * 1.5; return x", "3.0"), ("let p: (Double, Int) = (1, 2); return p.0 / 2", "0.5"),
      ("func half(_ x: Double) -> Double { x / 2 }; return half(3)", "1.5"),
      ("func one() -> Double { 1 }; return one()", "1.0"),
      ("let f: (Double) -> Double = { $0 / 2 }; return f(3)", "1.5"),
      ("var x = 1.0; x += 2; return x", "3.0"), ("var x = 1.0; x = 5; return x", "5.0"),
      ("let x: TimeInterval = 60 * 2; return x", "120.0"),
      ("let flag = true; let x: Double = flag ? 1 : 0; return x", "1.0"),
    ])
  func types(source: String, expected: String) { #expect(value(source) == expected) }
}

/// Swift: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral.
@Suite("Literals of the app's types") struct LiteralTypeTests {
  @Test("A literal stands for a value of the type that is wanted, where that is made of literals")
  func types() {
    let declarations = """
      struct Leaf: ExpressibleByStringLiteral { let name: String
        init(stringLiteral value: String) { name = value.uppercased() } }
      struct Depth: ExpressibleByIntegerLiteral { let metres: Int
        init(integerLiteral value: Int) { metres = value } }
      struct Cup { var leaf: Leaf?; var depth: Depth }
      func text(_ cup: Cup) -> String { "\\(cup.leaf!.name) \\(cup.depth.metres)" }
      """
    #expect(
      Evaluation(#"return text(Cup(leaf: "oolong", depth: 3))"#, declarations: declarations).text
        == "OOLONG 3")
  }

  @Test("A pair for an initialiser of two is taken apart")
  func pairs() {
    let declarations =
      "struct Row { let id: Int; let name: String; init(id: Int, name: String) { self.id = id; self.name = name } }"
    #expect(
      Evaluation(
        #"return ["a", "b"].enumerated().map(Row.init).map { "\($0.id)\($0.name)" }"#,
        declarations: declarations
      ).text == #"["0a", "1b"]"#)
  }

  @Test("nil is a literal of the app's own types too (ExpressibleByNilLiteral)")
  func nilLiterals() {
    let code = """
      final class Locker<Held> { private var held: Held; init(_ held: Held) { self.held = held }
        func change<Result>(_ body: (inout Held) -> Result) -> Result { body(&held) } }
      extension Locker: ExpressibleByNilLiteral where Held: ExpressibleByNilLiteral {
        convenience init(nilLiteral: ()) { self.init(nil) } }
      struct Quay { private let boats: Locker<[String]?> = nil; let flag: Locker<Int>? = nil
        func boat() -> String { boats.change { boats in boats = boats ?? ["Gull"]; return boats![0] } } }
      """
    #expect(value("Quay().boat()", with: code) == "Gull")
    #expect(value("Quay().flag == nil", with: code) == "true")
  }
}
