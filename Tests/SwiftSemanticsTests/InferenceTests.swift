import Testing

/// Rules of The Swift Programming Language and of the proposals named beside them.
@Suite("What an expression's type is") struct InferenceTests {
  @Test("A literal takes the type that its place asks for, and its usual one elsewhere")
  func literals() {
    let code = TypedCode(
      """
      let height: Float = 2
      let free = 3
      let half = 2.5
      let mark: Character = "m"
      func double(_ value: Double) {}
      func run() { double(4) }
      """)
    #expect(code["2"] == "Float")
    #expect(code["3"] == "Int")
    #expect(code["2.5"] == "Double")
    #expect(code["\"m\""] == "Character")
    #expect(code["4"] == "Double")
  }

  @Test("A literal in the parentheses of a type is one of that type (SE-0213)")
  func coercedLiterals() {
    let code = TypedCode("let byte = UInt8(250)\nlet sign = Character(\"+\")")
    #expect(code["250"] == "UInt8")
    #expect(code["\"+\""] == "Character")
  }

  @Test("An integer beside a float is a float")
  func mixedLiterals() {
    let code = TypedCode("let all = [1, 2.5]\nlet most = max(7, 8.5)")
    #expect(code["[1, 2.5]"] == "Array<Double>")
    #expect(code["7"] == "Double")
  }

  @Test("What is left out says what a type parameter is of which others name a member only (SE-0347)")
  func leftOut() {
    let code = TypedCode("func wait() async { try? await Task.sleep(for: .seconds(2)) }")
    #expect(code[".seconds(2)"] == "Duration")
    #expect(code.gaps == [])
  }

  @Test("The overload whose parameters fit without a conversion is meant")
  func overloads() {
    let code = TypedCode(
      """
      func show(_ value: Int) -> Int { value }
      func show(_ value: String) -> String { value }
      func show<T>(_ value: T) -> [T] { [value] }
      let number = show(1)
      let text = show("a")
      let other = show(2.5)
      """)
    #expect(code["show(1)"] == "Int")
    #expect(code["show(\"a\")"] == "String")
    #expect(code["show(2.5)"] == "Array<Double>")
  }

  @Test("What is expected chooses between overloads that differ in what they give")
  func overloadsByResult() {
    let code = TypedCode(
      """
      func read() -> Int { 1 }
      func read() -> String { "" }
      let text: String = read()
      """)
    #expect(code["read()"] == "String")
  }

  @Test("A closure's parameters and result follow from what it is passed to")
  func closures() {
    let code = TypedCode("let words = [1, 2].map { String($0) }.filter { !$0.isEmpty }")
    #expect(code["[1, 2].map { String($0) }"] == "Array<String>")
    #expect(code["{ !$0.isEmpty }"] == "(String) -> Bool")
  }

  @Test("What a closure of several statements returns says what the call gives (SE-0326)")
  func longClosures() {
    let code = TypedCode(
      """
      let all = [1, 2].map { number in
        let half = Double(number) / 2
        return half
      }
      """)
    #expect(code["Double(number) / 2"] == "Double")
    #expect(code["half"] == "Double")
  }

  @Test("An optional chain gives an optional, once")
  func chains() {
    let code = TypedCode(
      """
      struct Tide { var name: String?; var height = 1 }
      func read(_ tide: Tide?) -> Bool { tide?.name?.count == tide?.height }
      """)
    #expect(code["tide?.name?.count"] == "Optional<Int>")
    #expect(code["tide?.height"] == "Optional<Int>")
    #expect(code.problems == [])
  }

  @Test("An optional chain on the left of an assignment ends behind it")
  func assignedChains() {
    let code = TypedCode(
      """
      final class Tide { var height = 1 }
      func raise(_ tide: Tide?) { tide?.height += 2 }
      """)
    #expect(code["tide?.height += 2"] == "Optional<()>")
  }

  @Test("A member without a base is one of the expected type, through its optional too (SE-0287)")
  func implicitMembers() {
    let code = TypedCode(
      """
      enum Side { case left, right }
      struct Edge { static let top = Edge(); func inset(_ by: Int) -> Edge { self } }
      func put(_ side: Side?, _ edge: Edge) {}
      func run() { put(.left, .top.inset(3)) }
      """)
    #expect(code[".left"] == "Side")
    #expect(code[".top.inset(3)"] == "Edge")
  }

  @Test("A static member of a protocol is found where its Self is said to be a type (SE-0299)")
  func protocolMembers() {
    let code = TypedCode(
      """
      protocol Style {}
      struct Plain: Style {}
      extension Style where Self == Plain { static var plain: Plain { Plain() } }
      func draw<S: Style>(_ style: S) -> S { style }
      let drawn = draw(.plain)
      """)
    #expect(code["draw(.plain)"] == "Plain")
  }

  @Test("Associated types follow from the members that fulfill the protocol")
  func associatedTypes() {
    let code = TypedCode(
      """
      struct Steps: Sequence, IteratorProtocol {
        mutating func next() -> Double? { nil }
      }
      let all = Array(Steps())
      """)
    #expect(code["Array(Steps())"] == "Array<Double>")
  }

  @Test("A conditional conformance holds only where its condition does")
  func conditionalConformances() {
    let code = TypedCode(
      """
      struct Plain {}
      func same<T: Equatable>(_ value: T) -> T { value }
      let right = same([1])
      let wrong = same([Plain()])
      """)
    #expect(code["same([1])"] == "Array<Int>")
    #expect(code.problems.count == 1)
  }

  @Test("A type parameter pack takes every argument (SE-0393)")
  func packs() {
    let code = TypedCode(
      """
      func join<each Part>(_ part: repeat each Part) -> (repeat each Part) { (repeat each part) }
      let joined = join(1, "a", true)
      """)
    #expect(code["join(1, \"a\", true)"] == "(Int, String, Bool)")
  }

  @Test("A key path is as writable as what it leads to, and a function where one is wanted (SE-0249)")
  func keyPaths() {
    let code = TypedCode(
      """
      struct Tide { var height = 1; let name = "" }
      final class Port { var tide = Tide() }
      let high = \\Tide.height
      let name = \\Tide.name
      let deep = \\Port.tide.height
      let all = [Tide()].map(\\.height)
      """)
    #expect(code["\\Tide.height"] == "WritableKeyPath<Tide, Int>")
    #expect(code["\\Tide.name"] == "KeyPath<Tide, String>")
    #expect(code["\\Port.tide.height"] == "ReferenceWritableKeyPath<Port, Int>")
    #expect(code["[Tide()].map(\\.height)"] == "Array<Int>")
  }

  @Test("A result builder makes of a body what its methods give (SE-0289)")
  func builders() {
    let code = TypedCode(
      """
      @resultBuilder struct Words {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ word: String) -> [String] { [word] }
        static func buildOptional(_ words: [String]?) -> [String] { words ?? [] }
      }
      func list(@Words _ words: () -> [String]) -> Int { words().count }
      let flag = true
      let count = list { "a"; if flag { "b" } }
      """)
    #expect(code["list { \"a\"; if flag { \"b\" } }"] == "Int")
    #expect(code.problems == [])
  }

  @Test("A wrapped property is the wrapped value, its dollar the projection (SE-0258)")
  func wrappers() {
    let code = TypedCode(
      """
      @propertyWrapper struct Clamped {
        var wrappedValue: Int
        var projectedValue: String { "" }
      }
      struct Lamp { @Clamped var level = 3; func read() { _ = (level, $level, _level) } }
      """)
    #expect(code["level"] == "Int")
    #expect(code["$level"] == "String")
    #expect(code["_level"] == "Clamped")
  }

  @Test("`if` and `switch` are values (SE-0380)")
  func statements() {
    let code = TypedCode(
      """
      func word(_ n: Int) -> String { switch n { case 1: "one"; default: "many" } }
      func size(_ n: Int) -> Double { let size = if n < 5 { 1.5 } else { 2 }; return size }
      """)
    #expect(code["size"] == "Double")
    #expect(code.problems == [])
  }

  @Test("What a do can throw is known where all that throws in it throws one type (SE-0413)")
  func typedThrows() {
    let code = TypedCode(
      """
      enum Leak: Error { case small }
      func fill() throws(Leak) {}
      func run() { do { try fill() } catch { print(error) } }
      """)
    #expect(code["error"] == "Leak")
  }

  @Test("An operator of the operands' own type comes before those of protocols")
  func operators() {
    let code = TypedCode("let count: Int64 = 5\nlet isMany = count < 10")
    #expect(code["10"] == "Int64")
  }
}

@Suite("What a name can mean") struct MeaningTests {
  @Test("A property that can't be called is not meant by a call")
  func properties() {
    let code = TypedCode(
      """
      struct Tide {
        static var rise: Tide { Tide() }
        static func rise(by height: Double) -> Tide { Tide() }
        func later(_ hours: Double) -> Tide { self }
      }
      let next: Tide? = .rise(by: 2).later(1 / 2 + 3)
      """)
    #expect(code["1 / 2 + 3"] == "Double")
    #expect(code.problems == [])
  }

  @Test("A builder that takes an optional takes a value, too")
  func optionalComponents() {
    let code = TypedCode(
      """
      @resultBuilder enum Fleet {
        static func buildExpression(_ boat: Boat?) -> [Boat] { boat.map { [$0] } ?? [] }
        static func buildBlock(_ boats: [Boat]...) -> [Boat] { boats.flatMap { $0 } }
      }
      struct Boat {}
      func fleet(@Fleet _ boats: () -> [Boat]) -> [Boat] { boats() }
      let all = fleet { Boat() }
      """)
    #expect(code.problems == [])
    #expect(code.gaps == [])
  }
}

@Suite("What other files may see") struct AccessTests {
  @Test("A property whose setter alone is private")
  func privateSetters() {
    let code = TypedCode(
      "let height = Tide().height",
      others: ["struct Tide { public private(set) var height = 1.5 }"])
    #expect(code["Tide().height"] == "Double")
    #expect(code.problems == [])
  }

  @Test("What is private or fileprivate as a whole is seen by its file alone")
  func privateMembers() {
    let code = TypedCode(
      "let height = Tide().height",
      others: ["struct Tide { fileprivate var height = 1.5 }"])
    #expect(code["Tide().height"] == "_")
    #expect(code.gaps == ["Tide has no member height"])
    #expect(code.problems == [])
  }
}

@Suite("Code in code in code") struct NestingTests {
  @Test("Closures of builders with many meanings, one in the other")
  func groups() {
    let depth = 8
    let text = String(repeating: "Group { if isOpen { ", count: depth)
    let code = TypedCode(
      "import SwiftUI\nlet isOpen = true\nstruct Probe: View { var body: some View { \(text)Text(\"a\")"
        + String(repeating: " } }", count: depth) + " } }")
    #expect(code.problems == [])
    #expect(code.gaps == [])
  }

  @Test("Closures that no initializer takes go to the callAsFunction of what is made")
  func madeAndCalled() {
    let code = TypedCode(
      "struct Row { var count = 1\n func callAsFunction(_ make: () -> Int) -> String { \"\" } }\nlet row = Row(count: 2) { 3 }"
    )
    #expect(code["Row(count: 2) { 3 }"] == "String")
    #expect(code.problems == [])
  }

  @Test("A value of a protocol is opened for a type parameter, whatever else has the name")
  func opened() {
    let code = TypedCode(
      """
      struct Coder {
        func encode<T>(_ value: T) -> Int where T: Encodable { 1 }
        func encode<T>(_ value: T, as name: String) -> Double where T: Encodable { 1 }
      }
      func write(_ value: any Encodable) { _ = Coder().encode(value) }
      """)
    #expect(code["Coder().encode(value)"] == "Int")
    #expect(code.problems == [])
  }

  @Test("A row of casts")
  func casts() {
    let code = TypedCode("let x = 1\nlet y = x" + String(repeating: " as Int", count: 60))
    #expect(code["1"] == "Int")
    #expect(code.problems == [])
  }
}

@Suite("What can't be known is a gap with a cause") struct GapTests {
  @Test("A name that nothing declares")
  func unknownNames() {
    let code = TypedCode("let tide = reading.height + 1")
    #expect(code["reading"] == "_")
    #expect(code.gaps.contains { $0.contains("reading") })
  }

  @Test("A member that the type doesn't have leaves the rest of the line known")
  func unknownMembers() {
    let code = TypedCode("struct Tide { var height = 1 }\nlet pair = (Tide().depth, Tide().height)")
    #expect(code["Tide().depth"] == "_")
    #expect(code["Tide().height"] == "Int")
    #expect(code.gaps == ["Tide has no member depth"])
    #expect(code.problems == [])
  }

  @Test("Classes that inherit from each other end")
  func circles() {
    let code = TypedCode("class A: B {}\nclass B: A {}\nfunc read(_ a: A) -> Int { a.count(3) }")
    #expect(code["3"] == "Int")
  }

  @Test("A type that isn't declared fits everything, and says so")
  func unknownTypes() {
    let code = TypedCode("func read(_ port: Port) -> Int { port.count(1) }\nlet n = 2")
    #expect(code["port"] == "_")
    #expect(code["2"] == "Int")
    #expect(code.gaps.contains { $0.contains("Port") })
  }
}
