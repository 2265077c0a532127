// swift-format-ignore-file

// MARK: a builder collects statements in order
// swiftc: start/MINT/end 4 [] one
@resultBuilder enum Lines { static func buildBlock(_ parts: String...) -> [String] { parts } }
func menu(@Lines _ content: () -> [String]) -> String { content().joined(separator: "/") }
func probe() -> String {
  let tea = "mint"
  let full = menu {
    "start"
    tea.uppercased()
    "end \(tea.count)"
  }
  return full + " [" + menu {} + "] " + menu { "one" }
}

// MARK: if else wraps its branches
// swiftc: ["n9", "1:1:many", "1:1:lots"] ["n3", "1:2:few"] ["n0", "2:none"]
@resultBuilder enum Parts {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildEither(first: [String]) -> [String] { first.map { "1:" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "2:" + $0 } }
}
func list(@Parts _ content: () -> [String]) -> [String] { content() }
func stock(_ n: Int) -> [String] { list { "n\(n)"; if n > 5 { "many"; "lots" } else if n > 1 { "few" } else { "none" } } }
func probe() -> String { "\(stock(9)) \(stock(3)) \(stock(0))" }

// MARK: an if without else uses the optional method
// swiftc: [10, 3, 6, -5] [10, -1, -1] [10, 1, 2, -1]
@resultBuilder enum Maybe {
  static func buildExpression(_ n: Int) -> [Int] { [n] }
  static func buildBlock(_ parts: [Int]...) -> [Int] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Int]?) -> [Int] { part ?? [-1] }
}
func sum(@Maybe _ content: () -> [Int]) -> [Int] { content() }
func fare(_ zone: Int?, child: Bool) -> [Int] {
  sum {
    10
    if let zone { zone; zone * 2 }
    if child, zone != nil { -5 }
  }
}
func probe() -> String { "\(fare(3, child: true)) \(fare(nil, child: true)) \(fare(1, child: false))" }

// MARK: a for loop builds an array
// swiftc: <top>[<r1>_,<r3><last>][]
@resultBuilder enum Rows {
  static func buildExpression(_ text: String) -> String { "<\(text)>" }
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildArray(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
  static func buildOptional(_ part: String?) -> String { part ?? "_" }
}
func page(@Rows _ content: () -> String) -> String { content() }
func probe() -> String {
  page {
    "top"
    for n in 1...3 where n != 2 { "r\(n)"; if n == 3 { "last" } }
    for _ in 0..<0 { "never" }
  }
}

// MARK: partial blocks fold from the first statement
// swiftc: ((1&b)+3) 'z'
@resultBuilder enum Fold {
  static func buildPartialBlock(first: Int) -> String { "\(first)" }
  static func buildPartialBlock(first: String) -> String { "'\(first)'" }
  static func buildPartialBlock(accumulated: String, next: Int) -> String { "(\(accumulated)+\(next))" }
  static func buildPartialBlock(accumulated: String, next: String) -> String { "(\(accumulated)&\(next))" }
}
@Fold func chain() -> String {
  1
  "b"
  3
}
@Fold func short() -> String { "z" }
func probe() -> String { chain() + " " + short() }

// MARK: expressions of several types are converted on the way in
// swiftc: group([probe.Node.text("a"), probe.Node.gap(4), probe.Node.group([probe.Node.gap(1)])])
enum Node: Equatable { case text(String), gap(Int), group([Node]) }
@resultBuilder enum Build {
  static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  static func buildExpression(_ gap: Int) -> [Node] { [.gap(gap)] }
  static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }
}
func group(@Build _ content: () -> [Node]) -> Node { .group(content()) }
func probe() -> String {
  let nothing: Node? = nil
  return "\(group { "a"; 4; nothing; group { Node.gap(1) } })"
}

// MARK: the final result is shaped once for every function
// swiftc: ab-cde 5 x-y
@resultBuilder struct Joined {
  static func buildBlock(_ parts: String...) -> [String] { parts }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "-") }
  static func buildFinalResult(_ parts: [String]) -> Int { parts.reduce(0) { $0 + $1.count } }
}
@Joined func text() -> String { "ab"; "cde" }
@Joined func size() -> Int { "ab"; "cde" }
struct Label { @Joined var title: String { "x"; "y" } }
func probe() -> String { "\(text()) \(size()) \(Label().title)" }

// MARK: a stored closure of a struct takes a builder in its initializer
// swiftc: 302 [5, 1]
@resultBuilder enum Items { static func buildBlock(_ items: Int...) -> [Int] { items } }
struct Basket {
  let name: String
  @Items let content: () -> [Int]
  var total: Int { content().reduce(0, +) + content().count }
}
struct Fixed<Content> { @Items let items: Content }
func probe() -> String {
  var price = 5
  let basket = Basket(name: "b") { price; price * 2 }
  let fixed = Fixed { price; 1 }
  price = 100
  return "\(basket.total) \(fixed.items)"
}

// MARK: a switch picks one branch by nested eithers
// swiftc: LLlow LRhigh10 Rmid
@resultBuilder enum Choose {
  static func buildBlock(_ part: String) -> String { part }
  static func buildEither(first: String) -> String { "L" + first }
  static func buildEither(second: String) -> String { "R" + second }
}
@Choose func tide(_ n: Int) -> String {
  switch n {
  case ..<0: "low"
  case let x where x > 9: "high\(x)"
  default: "mid"
  }
}
func probe() -> String { [tide(-1), tide(10), tide(3)].joined(separator: " ") }

// MARK: local declarations and plain statements are allowed between parts
// swiftc: 25 ["n2", "n20", "n3"]
@resultBuilder enum Sum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
func total(@Sum _ content: () -> Int) -> Int { content() }
func probe() -> String {
  var log: [String] = []
  func note(_ n: Int) -> Int { log.append("n\(n)"); return n }
  let result = total {
    let base = note(2)
    note(base * 10)
    let next = base + 1
    note(next)
    base
  }
  return "\(result) \(log)"
}

// MARK: an explicit return turns the builder off
// swiftc: built:ab plain yes
@resultBuilder enum Marked { static func buildBlock(_ parts: String...) -> String { "built:" + parts.joined() } }
func show(@Marked _ content: () -> String) -> String { content() }
func probe() -> String {
  let open = true
  return show { "a"; "b" } + " " + show { return "plain" } + " " + show { if open { return "yes" }; return "no" }
}

// MARK: limited availability and either keep their content
// swiftc: ["a", "if", "new*", "z"]
@resultBuilder enum Views {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.reduce([], +) }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part.map { $0 + "*" } }
  static func buildEither(first part: [String]) -> [String] { ["if"] + part }
  static func buildEither(second part: [String]) -> [String] { ["else"] + part }
}
func body(@Views _ content: () -> [String]) -> [String] { content() }
func probe() -> String { "\(body { "a"; if #available(iOS 15, macOS 12, *) { "new" } else { "old" }; "z" })" }

// MARK: a protocol requirement carries its builder to the conforming type
// swiftc: 1boil 2add 3 3stir; 1toast
@resultBuilder enum Steps { static func buildBlock(_ parts: String...) -> [String] { parts } }
protocol Recipe { @Steps var steps: [String] { get } }
extension Recipe { var text: String { steps.enumerated().map { "\($0.offset + 1)\($0.element)" }.joined(separator: " ") } }
struct Porridge: Recipe { let oats: Int; var steps: [String] { "boil"; "add \(oats)"; "stir" } }
struct Toast: Recipe { var steps: [String] { return ["toast"] } }
func probe() -> String { [Porridge(oats: 3).text, Toast().text].joined(separator: "; ") }

// MARK: builder types carry generic parts
// swiftc: 1 x true Tuple<Int, Tuple<String, Bool>> Double
struct Tuple<A, B> { let a: A; let b: B }
@resultBuilder enum Pairing {
  static func buildBlock<A>(_ a: A) -> A { a }
  static func buildBlock<A, B>(_ a: A, _ b: B) -> Tuple<A, B> { Tuple(a: a, b: b) }
}
func pair<T>(@Pairing _ content: () -> T) -> T { content() }
func probe() -> String {
  let made = pair { 1; pair { "x"; true } }
  return "\(made.a) \(made.b.a) \(made.b.b) \(type(of: made)) \(type(of: pair { 2.5 }))"
}

// MARK: parameter packs build a block of any width
// swiftc: 1 two 3.0 Bundle2<Pack{Int, String, Double}>
struct Bundle2<each Part> { let parts: (repeat each Part) }
@resultBuilder enum Pack {
  static func buildBlock<each Part>(_ part: repeat each Part) -> Bundle2<repeat each Part> { Bundle2(parts: (repeat each part)) }
}
func bundle<T>(@Pack _ content: () -> T) -> T { content() }
func probe() -> String {
  let made = bundle { 1; "two"; 3.0 }
  return "\(made.parts.0) \(made.parts.1) \(made.parts.2) \(type(of: made))"
}
