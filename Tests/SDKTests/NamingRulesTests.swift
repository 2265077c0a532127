import Testing

/// What names and calls mean; expected is what swiftc's programs print.
@Suite("Rules of names and calls") struct NamingRulesTests {
  @Test("Aliases of generic types, with and without arguments, and of tuples and collections")
  func aliases() {
    let declarations = """
      struct Pair<A> { var a: A }
      typealias Plain = Pair
      struct Gate { let pair: Plain<String>; let numbers: Swift.Array<Int> }
      protocol Reducer { associatedtype State; associatedtype Action }
      struct Store<S, A> { var s: S; var a: A }
      typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
      struct Pier: Reducer { typealias State = Int; typealias Action = String }
      struct Sea: Reducer { typealias State = Bool; typealias Action = String }
      extension StoreOf<Pier> { var both: String { "pier \\(s) \\(a)" } }
      extension StoreOf<Sea> { var both: String { "sea \\(s) \\(a)" } }
      typealias Entry = (name: String, metres: Double)
      struct Row { var text: String }
      typealias Rows = [Row]
      extension Rows { var all: String { map(\\.text).joined(separator: ",") } }
      typealias Words = [String: Row]
      extension Words { func text(of key: String) -> String { self[key]?.text ?? "none" } }
      """
    let code = """
      let entry = Entry(name: "Ebb", metres: 2)
      let gate = Gate(pair: .init(a: "x"), numbers: [1])
      let words: Words = ["k": Row(text: "v")]
      return "\\(gate.pair.a) \\(gate.numbers) \\(Store(s: 1, a: "q").both) \\(Store(s: true, a: "q").both) "
        + "\\(entry.name) \\(entry.metres) \\([Row(text: "r")].all) \\(words.text(of: "k")) \\(words.text(of: "l"))"
      """
    #expect(
      Running.said(code, declaring: declarations) == "x [1] pier 1 q sea true q Ebb 2.0 r v none")
  }

  @Test("A closure that is called at once returns what is expected of the call")
  func calledAtOnce() {
    let declarations = """
      struct Tide {
        var name = "neap"
        static let sample: Tide = { let word = "spring"; return .init(name: word) }()
      }
      struct Mole { let tide: Tide = { let word = "ebb"; return .init(name: word) }() }
      """
    let code = """
      let double: Double = { let half = 1.5; return half + 1 }()
      let sum = { (x: Int, y) in let both = x + y; return both }(3, 4)
      let none: Tide? = { if sum > 1 { return nil }; return .init() }()
      let list: [Tide] = { let own = Tide(name: "q"); return [.init(), own] }()
      return "\\(Tide.sample.name) \\(Mole().tide.name) \\(double) \\(sum) \\(none as Any) \\(list.map(\\.name))"
      """
    #expect(
      Running.said(code, declaring: declarations) == "spring ebb 2.5 7 nil [\"neap\", \"q\"]")
  }

  @Test("A pattern of a tuple takes an optional one apart")
  func optionalTuples() {
    let code = """
      let pair: (Int, String)? = (1, "b")
      guard let (number, text) = pair else { return "none" }
      if let (again, _) = pair { return "\\(number)\\(text)\\(again)" }
      return "none"
      """
    #expect(Running.said(code) == "1b1")
  }

  @Test("An implicit member may go through a type inside of the expected one")
  func nestedTypes() {
    let declarations = """
      struct Queue {
        var number: Int
        struct Pools { static let order = Queue(number: 5); static func of(_ n: Int) -> Queue { Queue(number: n) } }
        enum Marks { static var one: Queue { Queue(number: 1) } }
      }
      func take(_ queue: Queue?) -> Int { queue?.number ?? 0 }
      """
    let code = "return \"\\(take(.Pools.order)) \\(take(.Pools.of(3))) \\(take(.Marks.one))\""
    #expect(Running.said(code, declaring: declarations) == "5 3 1")
  }

  /// Swift Evolution 252.
  @Test("Members of other extensions and subscripts of what is inside leave a name to dynamic members")
  func dynamicMembers() {
    let declarations = """
      @dynamicMemberLookup struct Bound<Value> {
        var value: Value
        subscript<T>(dynamicMember path: KeyPath<Value, T>) -> Bound<T> { Bound<T>(value: value[keyPath: path]) }
      }
      struct Place { var mooring = 4 }
      struct Voyage { var mooring = 9; subscript(id number: Int) -> Int { number * 2 } }
      extension Bound where Value == Place { var mooring: String { "place" } }
      """
    let code = """
      let voyage = Bound(value: Voyage())
      return "\\(voyage.mooring.value) \\(Bound(value: Place()).mooring) \\(voyage[id: 7].value)"
      """
    #expect(Running.said(code, declaring: declarations) == "9 place 14")
  }

  @Test("A closure of one switch goes to the initializer that takes a function")
  func switches() {
    let declarations = """
      enum Action { case open, close }
      struct Reduce<State, Action> {
        var change: (inout State, Action) -> Void
        init(_ change: @escaping (inout State, Action) -> Void) { self.change = change }
        init<C: Collection>(_ all: C) where C.Element == Reduce<State, Action> { change = { _, _ in } }
      }
      """
    let code = """
      let reduce = Reduce<Int, Action> { state, action in switch action { case .open: state += 1; case .close: state = 8 } }
      var state = 1
      reduce.change(&state, .open)
      return "\\(state)"
      """
    #expect(Running.said(code, declaring: declarations) == "2")
  }

  @Test("What a variable begins with can't see it: closures and texts in that mean what is around")
  func shadowing() {
    let declarations = """
      func loud(_ name: String) -> String { let name = "\\(name)!"; return name }
      func twice(_ name: String) -> String {
        let name = [1, 2].map { _ in let part = "\\(name)?"; return part }.joined()
        return name
      }
      struct Tide {
        var level = 3
        func text() -> String { let level = "\\(level) m"; return level }
        func among() -> Int {
          guard let level = [1, 2, 3].first(where: { each in let one = each; return one == level }) else { return 0 }
          return level
        }
        func found() -> Int { if let level = [3, 4].first(where: { $0 == level }) { return level }; return 0 }
      }
      """
    let code =
      "return \"\\(loud(\"a\")) \\(twice(\"b\")) \\(Tide().text()) \\(Tide().among()) \\(Tide().found())\""
    #expect(Running.said(code, declaring: declarations) == "a! b?b? 3 m 3 3")
  }

  @Test("A pattern of a tuple drops the names of what an overloaded call gives")
  func tuplePatterns() {
    let code = """
      var names: Set<String> = []
      let (isNew, name) = names.insert("q")
      let (quotient, remainder) = 7.quotientAndRemainder(dividingBy: 2)
      var (u, (v, w)) = (1, ("a", [3]))
      u += 1
      v += "b"
      w.append(4)
      let (m, n): (Int, Double) = (1, 2)
      let (sum, isOver) = Int.max.addingReportingOverflow(1)
      return "\\(isNew) \\(name) \\(quotient) \\(remainder) \\(u) \\(v) \\(w) \\(m) \\(n) \\(sum) \\(isOver)"
      """
    #expect(Running.said(code) == "true q 3 1 2 ab [3, 4] 1 2.0 -9223372036854775808 true")
  }

  @Test("`guard let` of a variable's own name in the same block")
  func guardedAgain() {
    let code = """
      let depth: Int? = 3
      let name: String? = "Ebb"
      guard let depth, let name else { return "none" }
      let given: [Int?] = [1, nil]
      guard let first = given.first, let first, first > 0 else { return "empty" }
      return "\\(depth + 1) \\(name.count) \\(first + 1)"
      """
    #expect(Running.said(code) == "4 3 2")
  }

  @Test("A closure whose statements give nothing makes `Void` of what it is given")
  func closureWithoutValue() {
    let code = """
      var log: [String] = []
      let gone = [1, 2].map { number in log.append("\\(number)"); if number > 1 { log.append("big") } }
      let pairs = zip([1], ["a"]).map { number, text in log.append(text); log.append("\\(number)") }
      return "\\(gone.count) \\(type(of: gone)) \\(pairs) \\(log)"
      """
    #expect(
      Running.said(code) == "2 Array<()> [()] [\"1\", \"2\", \"big\", \"a\", \"1\"]")
  }

  @Test("A dynamic member by a key path before one by a text; a case of an optional in an `Any`")
  func dynamicMemberByKeyPath() {
    let declarations = """
      @dynamicMemberLookup struct Lens<T> {
        var base: T
        subscript<U>(dynamicMember path: WritableKeyPath<T, U>) -> U {
          get { base[keyPath: path] }
          set { base[keyPath: path] = newValue }
        }
        subscript(dynamicMember name: String) -> String { "text " + name }
      }
      struct Point { var x = 1; var y = 2 }
      """
    let code = """
      var lens = Lens(base: Point())
      lens.x += 5
      let all: [Any] = [1, Int?.none as Any, Int?.some(2) as Any, "a"]
      let kinds = all.map { value in
        switch value {
        case let number as Int: "number \\(number)"
        case Optional<Any>.none: "nothing"
        default: "other"
        }
      }
      return "\\(lens.x) \\(lens.base) \\(lens.z) \\(kinds)"
      """
    #expect(
      Running.said(code, declaring: declarations)
        == "6 Point(x: 6, y: 2) text z [\"number 1\", \"nothing\", \"number 2\", \"other\"]")
  }
}
