import Testing

@Suite("Functions") struct FunctionTests {
  @Test(
    "Arguments find their parameters",
    arguments: [
      ("func f(_ a: Int, by b: Int = 2) -> Int { a * b }; return [f(3), f(3, by: 5)]", "[6, 15]"),
      (
        "func f(a: Int = 1, b: Int = 2, c: Int = 3) -> Int { a * 100 + b * 10 + c }; return [f(), f(b: 9), f(a: 7, c: 8)]",
        "[123, 193, 728]"
      ),
      (
        "func sum(_ xs: Int...) -> Int { var s = 0; for x in xs { s += x }; return s }; return [sum(), sum(1), sum(1, 2, 3)]",
        "[0, 1, 6]"
      ),
      (
        "func f(of xs: Int..., by y: Int...) -> Int { xs.count * 10 + y.count }; return [f(of: 1, 2), f(of: 1, by: 3, 4)]",
        "[20, 12]"
      ),
      ("func f(_ xs: Int..., last: Int) -> Int { xs.count * 10 + last }; return f(1, 2, last: 5)", "25"),
      ("func bump(_ n: inout Int) { n += 1 }; var x = 1; bump(&x); bump(&x); return x", "3"),
      (
        "func bump(_ xs: inout [Int]) { xs.append(9) }; var a = [[1], [2]]; bump(&a[1]); return a",
        "[[1], [2, 9]]"
      ),
      (
        "func swapEm(_ a: inout Int, _ b: inout Int) { let t = a; a = b; b = t }; var x = 1, y = 2; swapEm(&x, &y); return [x, y]",
        "[2, 1]"
      ),
      (
        "func f(_ x: Int) -> String { \"int\" }; func f(_ x: String) -> String { \"string\" }; return f(1) + f(\"a\")",
        "intstring"
      ),
      ("func f(x: Int) -> String { \"x\" }; func f(y: Int) -> String { \"y\" }; return f(y: 1)", "y"),
      ("func f() -> (a: Int, b: Int) { (1, 2) }; let r = f(); return r.a + r.b", "3"),
      ("let (q, r) = (7 / 2, 7 % 2); return [q, r]", "[3, 1]"),
      ("func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; return fact(10)", "3628800"),
      (
        "func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }; func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }; return even(9)",
        "false"
      ),
      ("func a() -> Int { b() }; func b() -> Int { 4 }; return a()", "4"),
      (
        "func f(_ g: @autoclosure () -> Int) -> Int { g() + g() }; var n = 0; func next() -> Int { n += 1; return n }; return f(next())",
        "3"
      ),
      (
        "func never(_ g: @autoclosure () -> Int) -> Int { 0 }; var n = 0; func next() -> Int { n += 1; return n }; _ = never(next()); return n",
        "0"
      ),
      ("func f(a: Int, b: Int = 5) -> Int { a + b }; return f(a: 1)", "6"),
      ("func f(_ a: Int, _ b: Int) -> Int { a - b }; let g = f; return g(5, 3)", "2"),
      ("func make(_ n: Int) -> (Int) -> Int { { $0 + n } }; return make(2)(3)", "5"),
      (
        "func add(_ a: Int) -> (Int) -> Int { func inner(_ b: Int) -> Int { a + b }; return inner }; return add(1)(2)",
        "3"
      ),
    ])
  func arguments(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Closures capture variables, and capture lists values",
    arguments: [
      ("var n = 0; let f = { n += 1 }; f(); f(); return n", "2"),
      ("var n = 1; let f = { [n] in n * 10 }; n = 5; return f()", "10"),
      ("var n = 1; let f = { n * 10 }; n = 5; return f()", "50"),
      ("let f: (Int, Int) -> Int = { $0 * $1 }; return f(3, 4)", "12"),
      ("let f = { (a: Int, b: Int) -> Int in a - b }; return f(9, 4)", "5"),
      ("let f: (Int) -> Int = { x in let y = x * 2; return y + 1 }; return f(3)", "7"),
      ("func twice(_ f: (Int) -> Int) -> Int { f(f(1)) }; return twice { $0 + 3 }", "7"),
      ("func f(_ n: Int, then g: (Int) -> Int) -> Int { g(n) }; return f(2) { $0 * 8 }", "16"),
      ("func f(a: () -> Int, b: () -> Int) -> Int { a() * 10 + b() }; return f { 1 } b: { 2 }", "12"),
      ("func f(a: () -> Int = { 7 }, b: () -> Int) -> Int { a() * 10 + b() }; return f { 2 }", "72"),
      ("func f(a: () -> Int, b: (() -> Int)? = nil) -> Int { a() * 10 + (b?() ?? 0) }; return f { 2 }", "20"),
      ("let f = { { 3 }() + 1 }; return f()", "4"), ("let fs = [{ 1 }, { 2 }]; return fs[1]()", "2"),
      ("return { (x: Int) in x + 1 }(4)", "5"),
      ("let f: () -> Void = { }; f(); return 1", "1"),
      (
        "var log: [Int] = []; let add: (Int) -> Void = { log.append($0) }; add(1); add(2); return log",
        "[1, 2]"
      ),
      ("let f: ((Int, Int)) -> Int = { pair in pair.0 + pair.1 }; return f((1, 2))", "3"),
      ("let x: Int = { var s = 0; for i in 1...3 { s += i }; return s }(); return x", "6"),
      (
        "func counter() -> () -> Int { var n = 0; return { n += 1; return n } }; let a = counter(); let b = counter(); _ = a(); return [a(), b()]",
        "[2, 1]"
      ),
      (
        "func op(_ f: (Int, Int) -> Int) -> Int { f(6, 3) }; return [op(+), op(-), op(*), op(/)]",
        "[9, 3, 18, 2]"
      ),
    ])
  func closures(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "Type parameters take any type",
    arguments: [
      (
        "func first<T>(_ xs: [T]) -> T? { xs.isEmpty ? nil : xs[0] }; return first([\"a\"])",
        #"Optional("a")"#
      ),
      ("func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }; return pair(1, \"x\")", "(1, \"x\")"),
      (
        "struct Stack<Element> { var items: [Element] = []; mutating func push(_ x: Element) { items.append(x) } }; var s = Stack<Int>(); s.push(4); return s.items",
        "[4]"
      ),
      ("func biggest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }; return biggest(3, 8)", "8"),
      ("struct Box<T> { let value: T }; return Box(value: 3).value + Box<Int>(value: 4).value", "7"),
      ("func f(_ x: some Equatable, _ y: any Equatable) -> Int { 1 }; return f(1, 2)", "1"),
      ("func apply<T, U>(_ x: T, _ f: (T) -> U) -> U { f(x) }; return apply(3) { \"\\($0)!\" }", "3!"),
    ])
  func generics(source: String, expected: String) { #expect(value(source) == expected) }

  @Test(
    "defer runs when its scope ends, the last first",
    arguments: [
      (
        "var log = \"\"; func f() { defer { log += \"c\" }; defer { log += \"b\" }; log += \"a\" }; f(); return log",
        "abc"
      ),
      ("var log = \"\"; func f() -> Int { defer { log += \"d\" }; return 1 }; _ = f(); return log", "d"),
      ("var log = \"\"; for i in 0..<2 { defer { log += \"d\\(i)\" }; log += \"b\" }; return log", "bd0bd1"),
      (
        "var log = \"\"; func f(_ x: Bool) { if x { return }; defer { log += \"d\" } }; f(true); return log + \"|\"",
        "|"
      ),
    ])
  func deferring(source: String, expected: String) { #expect(value(source) == expected) }

  // The Swift book: a function that is declared inside another can be called anywhere in it.
  @Test("A function of a block is known before the place where it stands")
  func before() {
    let shown = Screen(
      """
      #Preview {
        return VStack { ForEach(1..<3) { number in pier(number) } }
        func pier(_ number: Int) -> some View { Text(name(of: number)) }
        func name(of number: Int) -> String { "Pier \\(number)" }
      }
      """)
    #expect(shown.texts == ["Pier 1", "Pier 2"])
    #expect(shown.notices.isEmpty)
  }
}
