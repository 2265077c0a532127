import Testing

// swiftc prints the same.
@Suite("Rules of generic types") struct GenericRulesTests {
  @Test("A nested generic type named through the outer one is open inside of itself")
  func nested() {
    let said = Running.said(
      """
      "\\(Outer.Box(value: 1).list().value) \\(Outer.Box(value: 2).held().value)"
      """,
      declaring: """
        enum Outer {
          struct Box<T> {
            let value: T
            func list() -> Outer.Box<[T]> { Outer.Box(value: [value]) }
          }
        }
        extension Outer.Box {
          func held() -> Outer.Box<[T]> {
            let made = Outer.Box.init(value: [value])
            return made
          }
        }
        """)
    #expect(said == "[1] [2]")
  }

  // SE-0347
  @Test("A default says what a type parameter of the type around is, also as a function's result")
  func defaults() {
    let said = Running.said(
      """
      "\\(Pair(a: { One() }, b: { Two() }).a.number) \\(Pair(first: One(), b: { Two() }).a.number) \\(Pair(b: { Two() }).b.number)"
      """,
      declaring: """
        protocol Numbered { var number: Int { get } }
        struct One: Numbered { var number: Int { 1 } }
        struct Two: Numbered { var number: Int { 2 } }
        struct Pair<A: Numbered, B: Numbered> {
          let a: A
          let b: B
          init(a: () -> A = { One() }, b: () -> B) {
            self.a = a()
            self.b = b()
          }
          init(first: A, b: () -> B) {
            a = first
            self.b = b()
          }
        }
        """)
    #expect(said == "1 1 2")
  }

  @Test("What is required of `Iterator.Element` is so of `Element`")
  func iteratorElements() {
    let declarations = """
      extension Sequence where Iterator.Element == Int {
        func doubled() -> [Int] { map { $0 * 2 } }
        func has(_ number: Int) -> Bool { contains(number) }
      }
      extension Collection where Iterator.Element: Equatable {
        func unique() -> [Iterator.Element] {
          var all: [Iterator.Element] = []
          for one in self where !all.contains(one) { all.append(one) }
          return all
        }
      }
      func loud<S: Sequence>(_ texts: S) -> String where S.Iterator.Element == String {
        texts.map { $0.uppercased() }.joined()
      }
      """
    let code = #"return "\([1, 2].doubled()) \(Set([3]).has(3)) \([1, 1, 2].unique()) \(loud(["a", "b"]))""#
    #expect(Running.said(code, declaring: declarations) == "[2, 4] true [1, 2] AB")
  }

  @Test("Each call in a list is the most specific one, however many there are")
  func manyCalls() {
    let said = Running.said(
      """
      [kind(1), kind("ab"), kind([1, 2, 3]), kind("ac"), kind([2]), kind("ad"), kind("ae"), kind(true)]
        .joined(separator: ", ")
      """,
      declaring: """
        func kind<T>(_ value: T) -> String { "anything" }
        func kind(_ value: Int) -> String { "whole" }
        func kind<T: Collection>(_ value: T) -> String { "list of \\(value.count)" }
        """)
    #expect(said == "whole, list of 2, list of 3, list of 2, list of 1, list of 2, list of 2, anything")
  }

  // SE-0341
  @Test("What a function that is handed over gives may be `some P`, also an optional of it")
  func opaqueResults() {
    let said = Running.said(
      """
      "\\(shown { n in n > 2 ? n * 2 : nil }) \\(shown { _ in nil as String? }) \\(sum { 1...3 }) \\(sorted(["bb", "a"]) { $0.count })"
      """,
      declaring: """
        func shown(_ make: (Int) -> (some CustomStringConvertible)?) -> String { make(3)?.description ?? "none" }
        func sum(_ make: () -> some Collection<Int>) -> Int { make().reduce(0, +) + make().count }
        func sorted<T: Collection>(_ all: T, _ key: (T.Element) -> some Comparable) -> [T.Element] {
          all.sorted { key($0) < key($1) }
        }
        """)
    #expect(said == #"6 none 9 ["a", "bb"]"#)
  }
}
