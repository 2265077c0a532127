import Testing

@Suite("Structures") struct StructTests {
  private let declarations = """
    struct Point: Hashable { var x = 0; var y: Int = 0
      static let origin = Point()
      static var made = 0
      var sum: Int { x + y }
      var doubled: Point { get { Point(x: x * 2, y: y * 2) } set { x = newValue.x / 2; y = newValue.y / 2 } }
      mutating func move(by n: Int) { x += n; self.y += n }
      func moved(by n: Int) -> Point { var copy = self; copy.move(by: n); return copy }
      mutating func reset() { self = Point() }
      subscript(_ axis: String) -> Int { get { axis == "x" ? x : y } set { if axis == "x" { x = newValue } else { y = newValue } } }
      subscript(scaled k: Int) -> Int { sum * k }
      static subscript(n: Int) -> Int { n * 2 }
      func callAsFunction(_ n: Int) -> Int { sum + n } }
    struct Watched { var log: [String] = []
      var n = 0 { willSet { log.append("will \\(newValue)") } didSet { log.append("did \\(oldValue)->\\(n)") } } }
    struct Temperature { let celsius: Double
      init(celsius: Double) { self.celsius = celsius }
      init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
      init?(text: String) { guard text == "cold" else { return nil }; celsius = 0 } }
    extension Point { init(both n: Int) { self.init(x: n, y: n) }
      static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) } }
    struct Line { var from = Point(); var to: Point; let name: String = "line"; var note: String? }
    struct Outer { struct Inner { var n = 3; static let size = 5 }; var inner = Inner(); typealias Number = Int; static func make() -> Inner { Inner(n: 9) }
      var twice: Int { helper(inner.n) }; private func helper(_ n: Int) -> Int { n * 2 } }
    """

  @Test(
    "Structures behave as values",
    arguments: [
      ("Point(x: 1, y: 2).sum", "3"), ("Point().sum", "0"), ("Point(y: 5).y", "5"),
      ("var a = Point(); let b = a; a.x = 9; return [a.x, b.x]", "[9, 0]"),
      ("var p = Point(); p.move(by: 3); return [p.x, p.y]", "[3, 3]"),
      ("let p = Point(); return p.moved(by: 2).sum + p.sum", "4"),
      ("var p = Point(x: 4, y: 4); p.reset(); return p.sum", "0"),
      ("var p = Point(); p.doubled = Point(x: 8, y: 6); return [p.x, p.y]", "[4, 3]"),
      ("var p = Point(); p.doubled.x = 10; return p.x", "5"),
      (#"var p = Point(x: 1, y: 2); p["y"] = 7; return [p["x"], p["y"]]"#, "[1, 7]"),
      ("Point(x: 1, y: 2)[scaled: 3]", "9"), ("Point[4]", "8"), ("Point(x: 1, y: 1)(5)", "7"),
      ("Point.origin.x", "0"), ("Point.made += 2; return Point.made", "2"),
      ("Point(both: 4).sum", "8"), ("(Point(x: 1, y: 1) + Point(both: 2)).x", "3"),
      ("Point(x: 1, y: 2) == Point(x: 1, y: 2)", "true"),
      ("Set([Point(), Point()]).count", "1"), ("Temperature(fahrenheit: 212).celsius", "100.0"),
      (#"Temperature(text: "hot") == nil"#, "true"),
      (#"Temperature(text: "cold")?.celsius"#, "Optional(0.0)"), ("Line(to: Point(x: 1, y: 0)).to.x", "1"),
      ("Line(from: Point(x: 3, y: 0), to: Point()).from.x", "3"),
      ("Line(to: Point()).note ?? Line(to: Point()).name", "line"),
      (#"Line(to: Point(), note: "n").note"#, #"Optional("n")"#),
      ("var l = Line(to: Point()); l.to.move(by: 2); return l.to.sum", "4"),
      ("Outer().twice", "6"), ("Outer.make().n", "9"), ("Outer.Inner.size", "5"),
      ("let n: Outer.Number = 4; return n", "4"), ("Outer(inner: .init(n: 8)).inner.n", "8"),
      ("var o = Outer(); o.inner.n += 1; return o.inner.n", "4"),
      ("let p: Point = .init(x: 2, y: 3); return p.sum", "5"), ("let p: Point = .origin; return p.sum", "0"),
      ("let ps = [Point(x: 2, y: 0), Point(x: 1, y: 0)]; return ps.map(\\.x)", "[2, 1]"),
      ("Point(x: 1, y: 2)", "Point(x: 1, y: 2)"), ("[Point()].first!.sum", "0"),
      ("var ps = [Point(), Point()]; ps[1].x = 6; return ps.map { $0.x }", "[0, 6]"),
      ("var ps = [Point()]; ps[0].move(by: 2); return ps[0].sum", "4"),
      (#"var d = ["a": Point()]; d["a"]?.x = 3; return d["a"]!.x"#, "3"),
      ("let make = Point.init(both:); return make(2).sum", "4"),
      ("let path = \\Point.x; return Point(x: 6, y: 0)[keyPath: path]", "6"),
      ("var p = Point(); p[keyPath: \\.y] = 4; return p.y", "4"), ("\\Line.to.x == \\Line.to.x", "true"),
    ])
  func values(source: String, expected: String) { #expect(value(source, with: declarations) == expected) }

  @Test("Observers see each change, the old value and the new")
  func observers() {
    #expect(
      value("var w = Watched(); w.n = 1; w.n += 4; return w.log", with: declarations)
        == #"["will 1", "did 0->1", "will 5", "did 1->5"]"#)
  }

  @Test("A lazy property is made when it is first read")
  func lazy() {
    let declarations = "struct Page { lazy var size: Int = { 4 * 2 }(); var other = 1 }"
    #expect(value("var p = Page(); return p.size + p.other", with: declarations) == "9")
  }

  @Test("Local types and functions see what is around them")
  func local() {
    #expect(
      value(
        "let k = 3\nstruct Item { var n: Int; func twice() -> Int { n * 2 } }\nfunc f(_ i: Item) -> Int { i.twice() * k }\nreturn f(Item(n: 2))"
      ) == "12")
    #expect(value("enum Side { case left, right }\nlet s = Side.left\nreturn s == .left") == "true")
  }
}

@Suite("Accessors that yield") struct YieldTests {
  // `_read` and `_modify` are no part of the language that is promised.
  @Test("What is yielded is a named gap")
  func yields() {
    let declarations =
      "struct Pair { var high = 5; var top: Int { _read { yield high } _modify { yield &high } } }"
    #expect(
      value("return Pair().top", with: declarations)
        == "«try evaluated()» ! 'try evaluated()' is not known here: what App's Pair.top does")
  }
}
