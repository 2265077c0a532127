import EarshotSwiftCode
import EarshotSwiftTree
import EarshotSwiftUIScreens
import EarshotVocabulary
import Foundation
import Testing

// Every one of these ends, within the bounds, with a notice that says where: no test looks at the
// clock. All of it runs on the stack that the program gives it.
@Suite("Hostile input", .serialized) struct HostileTests {
  private func screen(
    _ body: String, members: String = "", declarations: String = "", bounds: Bounds = .standard
  ) -> Screen {
    Screen(probe(body, members: members, declarations: declarations), open: "Probe", bounds: bounds)
  }

  private func isBudget(_ screen: Screen) -> Bool {
    screen.notices.contains { $0.kind == .budget && $0.location != nil }
  }

  // MARK: Length and nesting

  @Test("Chains that no one writes by hand are read, longer ones named")
  func chain() {
    func padded(_ count: Int) -> Screen {
      screen("Text(\"a\")" + String(repeating: ".padding()", count: count))
    }
    #expect(padded(500).node("Text")?.modifiers.count == 500)
    #expect(padded(500).notices.isEmpty)
    #expect(padded(20_000).notices.contains { $0.message.contains("inference took too many steps") })
  }

  @Test(
    "Work that grows with what it works on counts by its size",
    arguments: [
      "var x: [Int] = []; for i in 0..<100_000 { x = x + [i] }; return \"\\(x.count)\"",
      "return \"\\((0..<100_000).reduce([]) { $0 + [$1] }.count)\"",
      "var x = \"\"; var n = 0; for _ in 0..<200_000 { x += \"a\"; n += x.count }; return \"\\(n)\"",
    ])
  func growingWork(code: String) {
    #expect(isBudget(screen("Text(grown)", members: "var grown: String { \(code) }")))
  }

  @Test("Long chains of calls and additions are read, longer ones named")
  func longExpressions() {
    #expect(value("\"a\"" + String(repeating: ".uppercased()", count: 500)) == "A")
    #expect(value("\"a\"" + String(repeating: ".uppercased()", count: 20_000)).contains(" ! "))
    #expect(value("0" + String(repeating: " + 1", count: 20)) == "20")
    #expect(value("0" + String(repeating: " + 1", count: 20_000)).contains(" ! "))
    #expect(value("\"\"" + String(repeating: " + \"a\"", count: 5_000) + ".count").isEmpty == false)
  }

  @Test(
    "Operators that lean to the right are as deep as they are long, and bounded",
    arguments: ["??", "&&", "||"])
  func rightLeaning(op: String) {
    let operand = op == "??" ? "n" : (op == "&&" ? "t" : "f")
    let screen = screen(
      "Text(\"\\(\(String(repeating: "\(operand) \(op) ", count: 5_000))\(operand))\")\nText(\"end\")",
      members: "let n: Int? = nil; let t = true; let f = false")
    #expect(screen.texts.contains("end"))
  }

  @Test("Ternaries and assignments in a row end")
  func ternaries() {
    let screen = screen(
      "Text(" + String(repeating: "f ? \"a\" : ", count: 3_000) + "\"z\")\nText(\"end\")",
      members: "let f = false")
    #expect(screen.texts.contains("end"))
  }

  @Test("else if without end is read")
  func elseIf() {
    let screen = screen(
      "if f { Text(\"a\") }" + String(repeating: " else if f { Text(\"a\") }", count: 500)
        + " else { Text(\"z\") }", members: "let f = false")
    #expect(screen.texts == ["z"] || screen.notices.contains { $0.message.contains("too many steps") })
  }

  @Test(
    "3,000 nested stacks are cut where the bound says, with a notice",
    arguments: ["VStack {", "Group {", "if true {", "AnyView(VStack {", "Button { } label: {"])
  func stacks(open: String) {
    let close = open.hasPrefix("AnyView") ? "})" : "}"
    let code = probe(
      "VStack { Text(\"first\")\n" + String(repeating: open, count: 3_000) + "Text(\"deep\")"
        + String(repeating: close, count: 3_000) + "\n}")
    let screen = Screen(code, open: "Probe")
    #expect(screen.texts.first == "first")
    // Branches of branches are all read that are left; the file says what is not.
    let source = SourceText(path: "App.swift", bytes: Array(code.utf8), module: "App")
    let isCut = onLargeStack { CodeReader(conditions: .iOS).read(source).faults.contains(where: \.isTooDeep) }
    let isMissing = screen.tree.gaps.contains {
      $0.effect == .content && $0.notice.message.contains("nested deeper than 100")
    }
    #expect(open == "if true {" ? isCut : isMissing)
  }

  @Test(
    "Brackets without end are cut, with a notice",
    arguments: [
      "(", "[", "{", "Text(", "[[(", "\\(", "f(x: [", "/*", "\"\\(", "#if DEBUG\n", "<", "!", "-", "&", "@A(",
      "\"\"\"\n",
    ])
  func brackets(open: String) {
    let code = probe("Text(\"before\")") + "\nlet x = " + String(repeating: open, count: 20_000)
    let screen = Screen(code, open: "Probe")
    #expect(screen.texts == ["before"])
  }

  @Test(
    "Closed brackets of great depth are cut as well",
    arguments: [("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("\"\\(", ")\"")])
  func closedBrackets(open: String, close: String) {
    let body = String(repeating: open, count: 5_000) + "1" + String(repeating: close, count: 5_000)
    let screen = screen("VStack { Text(\"before\")\nText(\"\\(x)\") }", members: "var x: Int { \(body) }")
    #expect(screen.texts.first == "before")
  }

  @Test("Types nested in types and in brackets end")
  func types() {
    let nested = (0..<2_000).map { "struct S\($0) { " }.joined() + String(repeating: "}", count: 2_000)
    #expect(screen("Text(\"x\")", declarations: nested).texts == ["x"])
    let generic =
      "let g: " + String(repeating: "Array<", count: 2_000) + "Int" + String(repeating: ">", count: 2_000)
      + " = []"
    #expect(screen("Text(\"x\")", declarations: generic).texts == ["x"])
    let optional = "let o: Int" + String(repeating: "?", count: 20_000) + " = nil"
    #expect(screen("Text(\"x\")\nText(o == nil ? \"y\" : \"n\")", declarations: optional).texts.first == "x")
  }

  @Test("A shorthand parameter of any number is read")
  func shorthandNumber() {
    let screen = screen(
      "ForEach([1], id: \\.self) { _ in Text(\"\\($9223372036854775807)\") }\nText(\"end\")")
    #expect(screen.texts.last == "end")
  }

  // MARK: Shared parts

  private static let shared = """
    struct Pair: Hashable { var parts: [Pair] }
    indirect enum Tree: Hashable { case leaf, pair(Tree, Tree) }
    func pair() -> Pair { var p = Pair(parts: []); for _ in 0..<40 { p = Pair(parts: [p, p]) }; return p }
    func list() -> [Any] { var a: [Any] = []; for _ in 0..<40 { a = [a, a] }; return a }
    func tree() -> Tree { var t = Tree.leaf; for _ in 0..<40 { t = .pair(t, t) }; return t }
    """

  // Swift compares and hashes such a value leaf by leaf, which takes years.
  @Test(
    "Comparing and hashing values of more parts than there are steps is cut off, with a notice",
    arguments: [
      "pair() == pair()", "tree() == tree()", "Set([tree(), tree()]).count == 1",
      "Set([pair()]).contains(pair())",
      "[pair(): 1][pair()] == 1", "[pair()].contains(pair())", "[tree()].firstIndex(of: tree()) == 0",
      "(pair(), 1) == (pair(), 1)",
    ])
  func sharedParts(code: String) {
    let screen = screen(
      "Text(\(code) ? \"yes\" : \"no\")\nText(\"end\")", members: HostileTests.shared, bounds: .tight)
    #expect(screen.texts.last == "end")
    #expect(isBudget(screen))
  }

  @Test("Values that share parts are told apart by the first that differs")
  func firstDifference() {
    let screen = screen(
      "Text(pair() != Pair(parts: [pair(), Pair(parts: [])]) ? \"yes\" : \"no\")",
      members: HostileTests.shared)
    #expect(screen.texts == ["yes"])
    #expect(screen.notices.isEmpty)
  }

  // A device's main thread has a stack of a megabyte, which ends a few thousand levels farther down.
  @Test("A value of many levels is compared and hashed, one of more is named", arguments: [8_000, 50_000])
  func deepValue(levels: Int) {
    let screen = screen(
      "Text(chain() == chain() ? \"yes\" : \"no\")\nText(Set([chain()]).count == 1 ? \"one\" : \"more\")",
      members: """
        indirect enum Chain: Hashable { case end, next(Chain) }
        func chain() -> Chain { var c = Chain.end; for _ in 0..<\(levels) { c = .next(c) }; return c }
        """)
    #expect(isBudget(screen) == (levels > 8_000))
    if levels == 8_000 { #expect(screen.texts == ["yes", "one"]) }
  }

  @Test("Texts joined to texts are one text, and bounded")
  func joinedTexts() {
    let few = screen(
      "joined",
      members:
        "var joined: Text { var t = Text(\"a\"); for _ in 0..<2_000 { t = t + Text(\"b\") }; return t }")
    #expect(few.texts == ["a" + String(repeating: "b", count: 2_000)])
    for step in ["t + t", "Text(\"\\(t) \\(t)\")", "Text(\"\\(t)\") + t.bold()"] {
      let many = screen(
        "doubled\nText(\"end\")",
        members: "var doubled: Text { var t = Text(\"a\"); for _ in 0..<60 { t = \(step) }; return t }")
      #expect(many.texts.last == "end")
      #expect(isBudget(many))
    }
  }

  @Test(
    "Numbers of any size are counted with",
    arguments: [
      "Calendar.current.date(byAdding: .day, value: Int.min, to: Date()) == nil",
      "DateComponents(day: Int.min).day == Int.min", "TimeZone(secondsFromGMT: Int.min) == nil",
      "Calendar.current.date(from: DateComponents(year: Int.min)) != Date()",
    ])
  func extremes(code: String) {
    #expect(screen("Text(\(code) ? \"yes\" : \"no\")\nText(\"end\")").texts.last == "end")
  }

  // MARK: No end

  @Test(
    "A local declaration that asks for itself ends",
    arguments: [
      "var n: Int { n }", "var n: Int { m }\nvar m: Int { n }", "var n: Int { [1].map { _ in n }[0] }",
      "var n: Int { get { n } }", "func f() -> Int { f() }\nvar n: Int { f() }",
    ])
  func localGetter(code: String) {
    let screen = screen("\(code)\nText(\"before \\(n)\")\nText(\"after\")")
    #expect(screen.texts.last == "after")
    #expect(isBudget(screen))
  }

  @Test(
    "Loops without end use up their steps, and the rest is read",
    arguments: [
      "while true { }", "while true { n += 1 }", "repeat { } while true",
      "for _ in 0..<1_000_000_000_000 { n += 1 }", "var i = 0; while i >= 0 { i &+= 1; if i < 0 { i = 0 } }",
      "for i in 0... { n = i }",
      "while true { do { throw E.e } catch { } }", "loop: while true { continue loop }",
      "while true { defer { n += 1 } }",
    ])
  func loops(loop: String) {
    let screen = screen(
      "VStack {\nText(\"before\")\nText(\"\\(endless)\")\nText(\"after\")\n}",
      members: "var endless: Int { var n = 0; \(loop); return n }\nenum E: Error { case e }", bounds: .tight)
    #expect(screen.texts == ["before", "after"] || screen.texts.count == 3)
    #expect(isBudget(screen) || screen.notices.contains { $0.kind == .trap })
  }

  @Test("A loop in the body itself ends too")
  func loopInBody() {
    let screen = screen("let _ = { while true { } }()\nText(\"after\")")
    #expect(screen.texts == ["after"])
    #expect(isBudget(screen))
  }

  @Test("Many loops without end share a bounded number of steps")
  func manyLoops() {
    let screen = screen(
      "VStack { ForEach(0..<1000) { i in Text(\"\\(endless)\") } }\nText(\"after\")",
      members: "var endless: Int { while true { } }")
    #expect(isBudget(screen))
  }

  @Test(
    "Recursion without end stops at the depth of calls",
    arguments: [
      ("func f(_ n: Int) -> Int { f(n + 1) }", "f(0)"),
      ("func f(_ n: Int) -> Int { g(n) }; func g(_ n: Int) -> Int { f(n) }", "f(0)"),
      ("var x: Int { x }", "x"), ("var x: Int { y }; var y: Int { x }", "x"),
      ("static var x: Int { x }", "Self.x"),
      ("func f() -> Int { let c = { f() }; return c() }", "f()"),
      ("struct S { let s: [S]; init() { s = [S()] } }", "S().s.count"),
      ("final class C { lazy var c: Int = c }", "C().c"),
      ("struct P { subscript(n: Int) -> Int { self[n] } }", "P()[1]"),
      ("struct D: CustomStringConvertible { var description: String { \"\\(self)\" } }", "\"\\(D())\""),
      ("struct Q: Equatable { static func == (a: Q, b: Q) -> Bool { a == b } }", "Q() == Q()"),
      ("static func f(_ n: Int = f()) -> Int { n }", "Self.f()"),
      ("func f(_ g: @autoclosure () -> Int) -> Int { f(g()) }", "f(1)"),
      (
        "struct W { var n = 0 { didSet { n += 1; touch() } }; mutating func touch() { n += 1; touch() } }",
        "{ var w = W(); w.touch(); return w.n }()"
      ),
    ])
  func recursion(members: String, expression: String) {
    let screen = screen(
      "VStack {\nText(\"before\")\nText(\"\\(\(expression))\")\nText(\"after\")\n}", members: members)
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
    #expect(screen.notices.contains { $0.kind == .budget || $0.kind == .trap })
  }

  @Test(
    "Views that contain themselves are not followed for ever",
    arguments: [
      "struct A: View { var body: some View { VStack { Text(\"a\"); A() } } }",
      "struct A: View { var body: some View { B() } }\nstruct B: View { var body: some View { A() } }",
      "struct A: View { var body: some View { HStack { A(); A() } } }",
      "struct A: View { var body: some View { Text(\"a\").modifier(M()) } }\nstruct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()) } }",
      "struct A: View { var body: some View { Text(\"a\").overlay { A() } } }",
      "struct A: View { var body: some View { ForEach(0..<3) { _ in A() } } }",
      "struct A: View { var body: some View { self } }", "struct A: View { var body: some View { body } }",
      "struct A: View { var body: some View { Button(\"x\") { }.buttonStyle(S()) } }\nstruct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(\"y\") { }.buttonStyle(S()) } }",
      "struct A: View { var body: some View { Text(\"a\").sheet(isPresented: .constant(true)) { A() } } }",
      "struct A<T>: View { let t: T; var body: some View { A<[T]>(t: [t]) } }\nextension A where T == Int { init() { t = 1 } }",
    ])
  func recursiveViews(declarations: String) {
    let screen = screen("VStack { Text(\"before\"); A(); Text(\"after\") }", declarations: declarations)
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after" || isBudget(screen))
    #expect(screen.notices.contains { $0.kind == .budget || $0.kind == .trap })
  }

  // MARK: Size

  @Test(
    "What doubles meets its bound",
    arguments: [
      "var s = \"ab\"; for _ in 0..<200 { s += s }; return s",
      "var s = \"ab\"; for _ in 0..<200 { s = s + s }; return s",
      "var s = \"ab\"; for _ in 0..<200 { s = \"\\(s)\\(s)\" }; return s",
      "var s = \"ab\"; for _ in 0..<200 { s.append(s) }; return s",
      "var a = [1]; for _ in 0..<200 { a += a }; return a",
      "var a = [1]; for _ in 0..<200 { a = a + a }; return a",
      "var a = [1]; for _ in 0..<200 { a.append(contentsOf: a) }; return a",
      "String(repeating: \"ab\", count: 1_000_000_000_000)", "Array(repeating: 0, count: 1_000_000_000_000)",
      "Array(0..<1_000_000_000_000)", "(0..<1_000_000_000_000).map { $0 }",
      "var a = [[1]]; for _ in 0..<60 { a = a.flatMap { [$0, $0] } }; return a",
      "var s = Set<Int>(); var i = 0; while true { s.insert(i); i += 1 }",
      "var d: [Int: Int] = [:]; var i = 0; while true { d[i] = i; i += 1 }",
      "var s = \"ab\"; for _ in 0..<200 { s = s.replacingOccurrences(of: \"a\", with: \"aa\") }; return s",
      "var s = \"ab\"; for _ in 0..<200 { s = [s, s].joined() }; return s",
      "\"\".padding(toLength: 1_000_000_000, withPad: \"x\", startingAt: 0)",
    ])
  func doubling(source: String) {
    #expect(value(source).hasPrefix("budget"))
  }

  @Test("Values nested in values without end are described and compared within bounds")
  func deepValues() {
    let screen = screen(
      "VStack { Text(\"before\"); Text(\"\\(deep)\"); Text(deep == deep ? \"same\" : \"other\"); Text(\"after\") }",
      members: "var deep: [Any] { var a: [Any] = []; for _ in 0..<100_000 { a = [a] }; return a }")
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
  }

  @Test(
    "A screen with values nested in values without end goes on any thread",
    arguments: [
      "Text(\"\\(deep)\")", "Text(\"\\(all.count)\")",
      "Text(\"\\(Probe.shared.count)\")",
      "Button(\"a\") { [deep] in print(deep.count) }",
      "Text(\"a\").task { let own = deep; print(own.count) }",
    ])
  func deepValuesOnSmallStacks(content: String) {
    @Sendable func hear() {
      let screen = screen(
        "VStack { Text(\"before\"); \(content) }",
        members: """
          static func nested() -> [Any] {
            var all: [Any] = []
            for _ in 0..<100_000 { all = [all] }
            return all
          }
          static let shared = nested()
          @State var all = Probe.nested()
          var deep: [Any] { Probe.nested() }
          """)
      #expect(screen.texts.first == "before")
    }
    let isGone = DispatchSemaphore(value: 0)
    let thread = Thread {
      hear()
      isGone.signal()
    }
    thread.stackSize = 256 << 10
    thread.start()
    isGone.wait()
  }

  @Test(
    "Each level counts of values that one expression nests",
    arguments: [
      ("Any", "1", "["), ("Level", "Level.end", "Level.of("),
      ("AnyView", "AnyView(Text(\"a\"))", "AnyView("), ("() -> Int", "{ 1 }", "more("),
      ("Link", "Link(nil)", "Link("), ("Tree", "Tree(parts: [])", "Tree(parts: ["),
    ])
  func levels(type: String, first: String, level: String) {
    let ends = level.hasSuffix("([") ? "])" : level.hasSuffix("[") ? "]" : ")"
    let depth = level.contains("[") ? 8 : 50
    let value = String(repeating: level, count: depth) + "value" + String(repeating: ends, count: depth)
    var bounds = Bounds.standard
    bounds.steps = 100_000
    let screen = screen(
      "VStack { Text(\"before\"); Text(\"\\(levels)\"); Text(\"after\") }",
      members: """
        var levels: Int {
          var value: \(type) = \(first)
          for _ in 0..<90_000 { value = \(value) }
          return 1
        }
        """,
      declarations: """
        indirect enum Level { case end, of(Level) }
        struct Tree { var parts: [Tree] }
        final class Link { let next: Link?; init(_ next: Link?) { self.next = next } }
        func more(_ value: @escaping () -> Int) -> () -> Int { { value() + 1 } }
        """, bounds: bounds)
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
    #expect(isBudget(screen))
  }

  @Test(
    "Values that one expression nests are let go on the stack there is",
    arguments: [
      ("Any", "1", "(", ", 1) as Any"), ("Any", "1", "Both(a: ", ")"),
      ("AnyView", "AnyView(Text(\"a\"))", "AnyView(", ")"), ("Any", "1", "[", "]"),
      ("Any", "1", "Array(repeating: ", " as Any, count: 1)"),
    ])
  func levelsOnTheStack(type: String, first: String, opening: String, closing: String) {
    let depth = opening == "[" ? 9 : 60
    let value = String(repeating: opening, count: depth) + "value" + String(repeating: closing, count: depth)
    let screen = screen(
      "VStack { Text(\"before\"); Text(\"\\(levels)\"); Text(\"after\") }",
      members: """
        var levels: Int {
          var value: \(type) = \(first)
          while true { value = \(value) }
          return 1
        }
        """,
      declarations: "struct Both { var a: Any }")
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
    #expect(isBudget(screen))
  }

  @Test("A value that shares its parts is not written out without end")
  func sharedValues() {
    let screen = screen(
      "VStack { Text(\"before\"); Text(\"\\(wide)\"); Text(\"after\") }",
      members: "var wide: [Any] { var a: [Any] = [1]; for _ in 0..<200 { a = [a, a] }; return a }")
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
  }

  @Test(
    "Rows and views beyond every use are left out, with a notice",
    arguments: [
      "ForEach(0..<1_000_000_000) { Text(\"\\($0)\") }",
      "ForEach(0..<1_000_000_000, id: \\.self) { i in Text(\"\\(i)\") }",
      "List(0..<1_000_000_000) { Text(\"\\($0)\") }",
      "ForEach(0...Int.max, id: \\.self) { Text(\"\\($0)\") }",
      "ForEach(Int.min..<Int.max, id: \\.self) { Text(\"\\($0)\") }",
      "ForEach(0..<9_000, id: \\.self) { i in ForEach(0..<9_000, id: \\.self) { j in Text(\"x\") } }",
      "ForEach(Array(0..<1_000_000_000), id: \\.self) { Text(\"\\($0)\") }",
    ])
  func rows(source: String) {
    var bounds = Bounds.standard
    bounds.views = 1_000
    let screen = screen("VStack { Text(\"before\")\n\(source) }", bounds: bounds)
    #expect(screen.texts.first == "before")
    #expect(isBudget(screen))
    #expect(screen.nodes.count <= bounds.views + 10)
  }

  @Test("Of more rows than a screen may have the first are read, and what is beside them")
  func firstRows() {
    var bounds = Bounds.standard
    bounds.views = 1_000
    let screen = screen(
      "VStack { Text(\"before\")\nForEach(0..<1_000_000_000) { Text(\"row \\($0)\") }\nText(\"after\") }",
      bounds: bounds)
    #expect(screen.texts.count == 502)
    #expect(screen.texts.dropFirst().first == "row 0")
    #expect(screen.texts.last == "after")
    #expect(screen.notices.map(\.message) == ["there are more than 1000 rows; the first 500 are read"])
  }

  @Test(
    "Numbers at and beyond the ends of their types do no harm",
    arguments: [
      "Text(\"\\(99999999999999999999999999)\")", "Text(\"\\(1e400)\")", "Text(\"\\(Double.nan)\")",
      "Text(\"\\(Double.infinity)\")", "Text(\"\\(Int(1e300))\")", "Text(\"\\(Int(Double.nan))\")",
      "Text(\"a\").padding(.infinity)", "Text(\"a\").frame(width: .nan)", "ProgressView(value: .nan)",
      "Slider(value: .constant(.infinity), in: 0...(.infinity))",
      "Stepper(\"s\", value: .constant(Int.max), in: Int.min...Int.max)", "Text(\"\\(1 << 1000)\")",
      "Text(\"\\(1 >> -5)\")", "Text(\"\\(Int.min / -1)\")", "Text(\"\\(Int.min % -1)\")",
      "Text(\"\\(abs(Int.min))\")", "Text(String(format: \"%999999999d\", 1))",
      "Text(String(format: \"%n%s%p\", 1))", "Text(String(format: \"%1000000$@\", 1))",
      "Text(Date(timeIntervalSince1970: .infinity), style: .date)",
      "Text(Date(timeIntervalSince1970: 1e300), style: .time)", "Text(\"\\(0x8000_0000_0000_0000)\")",
      "Text(\"\\(UInt64.max)\")", "Text(\"\\(Int8(300))\")", "Text(verbatim: \"%@ %lld %n\")",
      "Text(\"%@ %lld\")", "Text(\"x\", tableName: nil, bundle: nil, comment: nil)",
      "Image(systemName: \"\")", "Text(\"\")", "Text(\"[x](\")", "Text(\"**\")",
      "Text(\"\(String(repeating: "*", count: 5000))\")", "Text(\"\(String(repeating: "[", count: 5000))\")",
      "Text(\"\(String(repeating: "[a](b", count: 5000))\")",
    ])
  func numbers(source: String) {
    let screen = screen("VStack {\nText(\"before\")\n\(source)\nText(\"after\")\n}")
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
  }

  @Test(
    "Inheritance and aliases in a circle do not hang",
    arguments: [
      "class A: B { }; class B: A { }\nextension A { var t: String { \"x\" } }",
      "protocol P: Q { }; protocol Q: P { }; struct A: P { }",
      "typealias T = U; typealias U = T; let t: T = 1",
      "struct A { typealias X = Y; typealias Y = X; let x: X }", "class A: A { }",
      "protocol P: P { }; extension P { var n: Int { n } }; struct A: P { }",
      "extension Missing { struct In { } }; extension Missing.In: Missing { }", "enum A: A { case a }",
      "struct A { var a: A }", "struct A { let b: B }; struct B { let a: A }",
      "indirect enum A { case a(A) }", "class A { var a: A }", "struct A { let a: [A] }",
    ])
  func circles(declarations: String) {
    let screen = Screen(
      "struct Probe: View { let a: A\nvar body: some View { VStack { Text(\"before\"); Text(\"\\(a)\"); if a is P { Text(\"p\") }; Text(\"after\") } } }\n\(declarations)",
      open: "Probe")
    #expect(screen.texts.first == "before")
    #expect(screen.texts.last == "after")
  }

  // MARK: Text

  @Test("Control characters and overrides in a text are data")
  func controls() {
    let screen = screen("Text(\"a\\u{1B}[31m\\u{202E}b\\u{0}\\u{7}c\")")
    #expect(screen.texts == ["a\u{1B}[31m\u{202E}b\u{0}\u{7}c"])
    #expect(
      screen.texts[0].harmlessForTerminal.unicodeScalars.allSatisfy { !$0.isHarmful || $0 == "\u{FFFD}" })
  }

  @Test("Raw control characters, a byte order mark, carriage returns and broken UTF-8 in a file")
  func rawBytes() {
    let code = Array(probe("Text(\"a\")").utf8)
    let crlf = code.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + code, crlf, code + [0xFF, 0xFE, 0x00, 0x80], code + [0x00], [0x0A, 0x0D] + code,
    ] {
      let texts = onLargeStack { () -> [String] in
        let code = Screen.code([("a.swift", bytes)])
        guard let entry = EntryPoints([code.entries(of: "a.swift")]).all.first else { return [] }
        var source = TypedScreen(code, entry.root, name: entry.name, at: entry.location, ScreenEnvironment())
        return Outline.of([source.tree(.init()).root]).split(separator: "\n").map(String.init)
      }
      #expect(texts.last == "  Text \"a\"")
    }
  }

  @Test("Smaller bounds are kept")
  func bounds() {
    var bounds = Bounds.standard
    bounds.steps = 1_000
    #expect(
      isBudget(
        screen(
          "Text(\"\\(n)\")", members: "var n: Int { var s = 0; for i in 0..<10_000 { s += i }; return s }",
          bounds: bounds)))
    bounds = .standard
    bounds.views = 20
    let few = screen("VStack { ForEach(0..<100) { Text(\"\\($0)\") } }", bounds: bounds)
    #expect(few.nodes.count <= 25)
    #expect(isBudget(few))
  }

  @Test("An action without end stops and keeps the screen")
  func actions() {
    var screen = screen(
      "VStack { Text(\"n \\(n)\"); Button(\"Loop\") { n = 1; while true { } }; Button(\"Deep\") { n = 2; dive() } }",
      members: "@State var n = 0\nfunc dive() { dive() }")
    for (title, text) in [("Loop", "n 1"), ("Deep", "n 2")] {
      screen.tap(title)
      #expect(screen.texts == [text])
      #expect(
        screen.events.contains { if case .notice(let notice) = $0 { notice.kind == .budget } else { false } })
    }
  }
}
