// swift-format-ignore-file

// MARK: a where clause on an extension gates a member by element
// swiftc: 9 a/b 1 x
struct Crate<Item> { var items: [Item] }
extension Crate where Item: Comparable { var heaviest: Item? { items.max() } }
extension Crate where Item == String { var label: String { items.joined(separator: "/") } }
extension Crate { func count(where test: (Item) -> Bool) -> Int { items.filter(test).count } }
func probe() -> String {
  "\(Crate(items: [2, 9, 4]).heaviest!) \(Crate(items: ["a", "b"]).label)"
    + " \(Crate(items: [true, false]).count { $0 }) \(Crate(items: ["x"]).heaviest!)"
}

// MARK: the expected type chooses the generic argument
// swiftc: 12 12.0 true 1.5 0.0 3 7.5
func parse<T: LosslessStringConvertible>(_ text: String) -> T? { T(text) }
func zero<T: Numeric>() -> T { 0 }
func probe() -> String {
  let n: Int? = parse("12")
  let d: Double? = parse("12")
  let b = parse("true") ?? false
  let fallback = parse("x") ?? 1.5
  let z: Double = zero()
  return "\(n!) \(d!) \(b) \(fallback) \(z) \(zero() + 3) \(parse("7")! + 0.5)"
}

// MARK: a metatype argument names the result
// swiftc: Pond Array<Optional<Int>> (Int, String) [1.0, 1.0] [1.0]
struct Pond {}
func name<T>(of type: T.Type) -> String { "\(T.self)" }
func defaults<T: ExpressibleByIntegerLiteral>(_ type: T.Type = T.self, count: Int) -> [T] { Array(repeating: 1, count: count) }
func probe() -> String {
  "\(name(of: Pond.self)) \(name(of: [Int?].self)) \(name(of: (Int, String).self))"
    + " \(defaults(Float.self, count: 2)) \(defaults(count: 1) as [Double])"
}

// MARK: types as dictionary keys keep nested namesakes apart
// swiftc: cafe bar ints none false Menu true
enum Cafe { struct Menu { static let size = 3 } }
enum Bar { struct Menu { static let size = 7 } }
struct Registry {
  private var table: [ObjectIdentifier: String] = [:]
  mutating func set<T>(_ type: T.Type, _ name: String) { table[ObjectIdentifier(type)] = name }
  func get<T>(_ type: T.Type) -> String { table[ObjectIdentifier(T.self)] ?? "none" }
}
func probe() -> String {
  var registry = Registry()
  registry.set(Cafe.Menu.self, "cafe"); registry.set(Bar.Menu.self, "bar"); registry.set([Int].self, "ints")
  return [registry.get(Cafe.Menu.self), registry.get(Bar.Menu.self), registry.get([Int].self), registry.get([String].self)].joined(separator: " ")
    + " \(Cafe.Menu.self == Bar.Menu.self) \(Cafe.Menu.self) \(String(reflecting: Bar.Menu.self).hasSuffix("Bar.Menu"))"
}

// MARK: phantom types carry units
// swiftc: 2.5 m 11.0 ft Length<Feet>
enum Metres {}
enum Feet {}
struct Length<Unit> { var value: Double; static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) } }
extension Length where Unit == Metres { var text: String { "\(value) m" }; var feet: Length<Feet> { .init(value: value * 4) } }
extension Length where Unit == Feet { var text: String { "\(value) ft" } }
func probe() -> String {
  let depth = Length<Metres>(value: 2) + Length(value: 0.5)
  return "\(depth.text) \((depth.feet + .init(value: 1)).text) \(type(of: depth.feet))"
}

// MARK: static members differ by specialization
// swiftc: 2 cache of Int cache of Optional<Bool>
struct Cache<Key: Hashable> {
  static var title: String { "cache of \(Key.self)" }
  var hits: [Key: Int] = [:]
  mutating func hit(_ key: Key) -> Int { hits[key, default: 0] += 1; return hits[key]! }
}
func probe() -> String {
  var names = Cache<String>()
  _ = names.hit("a")
  return "\(names.hit("a")) \(Cache<Int>.title) \(Cache<Bool?>.title)"
}

// MARK: a parameter pack takes any number of arguments
// swiftc: ["1:Int", "a:String", "2.5:Double"] 0 ((1, true), ("x", 4))
func lines<each T>(_ value: repeat each T) -> [String] {
  var out: [String] = []
  func add<V>(_ v: V) { out.append("\(v):\(V.self)") }
  repeat add(each value)
  return out
}
func pairs<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
func probe() -> String { "\(lines(1, "a", 2.5)) \(lines().count) \(pairs(1, "x", with: true, 4))" }

// MARK: a parameter pack maps to optional results
// swiftc: ("ida", 3) true 4
struct Missing: Error {}
func unwrap<each T>(_ value: repeat (each T)?) -> (repeat each T)? {
  func need<U>(_ v: U?) throws -> U { guard let v else { throw Missing() }; return v }
  return try? (repeat need(each value))
}
func probe() -> String {
  let name: String? = "ida", count: Int? = 3, none: Bool? = nil
  return "\(unwrap(name, count)!) \(unwrap(name, none) == nil) \(unwrap(count)! + 1)"
}

// MARK: a constraint between two parameters
// swiftc: [2, 3] ["a", "r", "b", "r"] [2.0]
func shared<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, A.Element: Hashable {
  let set = Set(b)
  return a.filter(set.contains)
}
func probe() -> String { "\(shared([1, 2, 3, 4], 2...3)) \(shared("harbor", "bar")) \(shared([1.5, 2], Set([2])))" }

// MARK: generic code compares with the constraint's own operator
// swiftc: plum plum true 9 nil
struct Word: Comparable {
  var text: String
  static func < (a: Word, b: Word) -> Bool { a.text.count < b.text.count }
  static func == (a: Word, b: Word) -> Bool { a.text.count == b.text.count }
}
func longest<T: Comparable>(_ items: [T]) -> T? { items.reduce(nil) { best, item in best.map { $0 < item ? item : $0 } ?? item } }
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func probe() -> String {
  let words = ["fig", "plum", "lime"].map(Word.init)
  return "\(longest(words)!.text) \(words.max()!.text) \(same(words[1], words[2])) \(longest([3, 1, 9, 2])!) \(longest([Int]()) as Any)"
}

// MARK: a generic class and its subclasses
// swiftc: ["IDA"] Stringx1 (4, 4) (Int, Int)x1
class Store<Model> {
  var all: [Model] = []
  func add(_ model: Model) { all.append(model) }
  func summary() -> String { "\(Model.self)x\(all.count)" }
}
final class Names: Store<String> { override func add(_ model: String) { super.add(model.uppercased()) } }
final class Doubled<T>: Store<(T, T)> { func put(_ value: T) { add((value, value)) } }
func probe() -> String {
  let names = Names(), pairs = Doubled<Int>()
  (names as Store<String>).add("ida")
  pairs.put(4)
  return "\(names.all) \(names.summary()) \(pairs.all[0]) \(pairs.summary())"
}

// MARK: a conditional conformance of an own container
// swiftc: [twin(3,2), twin(5,2), twin(1,9)] true Pair<Int, Bool>(a: 1, b: true)
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Pair, r: Pair) -> Bool { (l.b, l.a) < (r.b, r.a) } }
extension Pair: CustomStringConvertible where A == B { var description: String { "twin(\(a),\(b))" } }
func probe() -> String {
  let list = [Pair(a: 1, b: 9), Pair(a: 5, b: 2), Pair(a: 3, b: 2)]
  return "\(list.sorted()) \(Pair(a: 1, b: "x") == Pair(a: 1, b: "x")) \(Pair(a: 1, b: true))"
}

// MARK: type of looks at the dynamic type and generics at the static one
// swiftc: Boat/Tug Tug Int Any/Any String Array<Any>/Array<Any>
class Boat {}
final class Tug: Boat {}
protocol Item {}
extension Int: Item {}
func staticName<T>(_ value: T) -> String { "\(T.self)/\(type(of: value))" }
func probe() -> String {
  let boat: Boat = Tug()
  let item: any Item = 3
  let any: Any = "s"
  return "\(staticName(boat)) \(type(of: boat)) \(type(of: item)) \(staticName(any)) \(type(of: any)) \(staticName([1] as [Any]))"
}

// MARK: a generic typealias and a nested generic type
// swiftc: ["a0", "b1", "c1"] Node
struct Tree<Value> {
  struct Node { var value: Value; var kids: [Node] = [] }
  typealias Visit<R> = (Value, Int) -> R
  var root: Node
  func walk<R>(_ visit: Visit<R>) -> [R] {
    func go(_ node: Node, _ depth: Int) -> [R] { [visit(node.value, depth)] + node.kids.flatMap { go($0, depth + 1) } }
    return go(root, 0)
  }
}
typealias Names = Tree<String>
func probe() -> String { "\(Names(root: .init(value: "a", kids: [.init(value: "b"), .init(value: "c")])).walk { $0 + "\($1)" }) \(Names.Node.self)" }

// MARK: generic closures keep their inferred types
// swiftc: [8, 3] [2, 64] 9 zzz
func apply<T, R>(_ value: T, _ steps: ((T) -> R)...) -> [R] { steps.map { $0(value) } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
func probe() -> String {
  let minus: (Int, Int) -> Int = { $0 - $1 }
  let repeatText = flip { (text: String, n: Int) in String(repeating: text, count: n) }
  return "\(apply(4, { $0 * 2 }, { $0 - 1 })) \(apply("ab", \.count, \.hashValue.bitWidth)) \(flip(minus)(1, 10)) \(repeatText(3, "z"))"
}

// MARK: protocol metadata through a generic parameter
// swiftc: pier_city_pier 3 ["city"]
protocol Table { static var name: String { get }; static var parents: [any Table.Type] { get } }
extension Table { static var parents: [any Table.Type] { [] } }
struct City: Table { static let name = "city" }
struct Pier: Table { static let name = "pier"; static var parents: [any Table.Type] { [City.self] } }
struct Link<A: Table, B: Table>: Table {
  static var name: String { "\(A.name)_\(B.name)" }
  static var parents: [any Table.Type] { [A.self, B.self] }
}
func depth(_ table: any Table.Type) -> Int { 1 + (table.parents.map(depth).max() ?? 0) }
func probe() -> String { "\(Link<Pier, Link<City, Pier>>.name) \(depth(Link<Pier, City>.self)) \(Pier.parents.map { $0.name })" }

// MARK: a same type requirement picks the right extension method
// swiftc: int 3, double 3.5, nested [1, 5], int 6, int 4, nested [3]
extension Sequence where Element == Int { func total() -> String { "int \(reduce(0, +))" } }
extension Sequence where Element == Double { func total() -> String { "double \(reduce(0, +))" } }
extension Sequence where Element: Sequence, Element.Element == Int { func total() -> String { "nested \(map { $0.reduce(0, +) })" } }
func probe() -> String {
  [[1, 2].total(), [1.5, 2].total(), [[1], [2, 3]].total(), (1...3).total(), Set([4]).total(), [1...2].total()].joined(separator: ", ")
}

// MARK: a generic subscript and a generic initializer
// swiftc: 3 nil [1, 2] x 8
struct Payload {
  var fields: [String: Any]
  subscript<T>(key: String, as type: T.Type = T.self) -> T? { fields[key] as? T }
  init<S: Sequence>(_ pairs: S) where S.Element == (String, Any) { fields = Dictionary(uniqueKeysWithValues: Array(pairs)) }
}
func probe() -> String {
  let payload = Payload([("n", 3), ("s", "x"), ("l", [1, 2])] as [(String, Any)])
  let n: Int = payload["n"] ?? 0
  let wrong: String? = payload["n"]
  return "\(n) \(wrong as Any) \(payload["l", as: [Int].self]!) \(payload["s"] ?? "none") \(payload["q"] ?? 8)"
}

// MARK: recursion through a generic protocol constraint
// swiftc: 2 5 Ring<End>
protocol Chain { associatedtype Next: Chain; var next: Next? { get }; var size: Int { get } }
struct End: Chain { var next: End? { nil }; var size: Int { 0 } }
struct Ring<N: Chain>: Chain { var inner: N; var next: N? { inner }; var size: Int { 1 + (next?.size ?? 0) } }
func wrap<C: Chain>(_ chain: C, _ n: Int) -> Int { n == 0 ? chain.size : wrap(Ring(inner: chain), n - 1) }
func probe() -> String { "\(Ring(inner: Ring(inner: End())).size) \(wrap(End(), 5)) \(type(of: Ring(inner: Ring(inner: End())).next!))" }

// MARK: a default generic argument through an overload
// swiftc: 6 a nil Box<Optional<Never>> 3
struct Box<Content> { let content: Content }
extension Box where Content == Never? { init() { content = nil } }
extension Box where Content == Int { init(_ n: Int) { content = n * 2 } }
extension Box { init(_ content: Content) { self.content = content } }
func probe() -> String { "\(Box(3).content) \(Box("a").content) \(Box().content as Any) \(type(of: Box())) \(Box<Int>(content: 3).content)" }
