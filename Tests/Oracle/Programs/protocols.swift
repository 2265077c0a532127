// swift-format-ignore-file

// MARK: a requirement is dynamic and an extension member is static
// swiftc: rinse, press, default clean, press+default clean
protocol Brewer { func brew() -> String }
extension Brewer {
  func brew() -> String { "default brew" }
  func clean() -> String { "default clean" }
}
struct Press: Brewer { func brew() -> String { "press" }; func clean() -> String { "rinse" } }
func generic<B: Brewer>(_ b: B) -> String { b.brew() + "+" + b.clean() }
func probe() -> String {
  let boxed: any Brewer = Press()
  return [Press().clean(), boxed.brew(), boxed.clean(), generic(Press())].joined(separator: ", ")
}

// MARK: a default implementation calls the requirement of the conforming type
// swiftc: hi annhi ann, yo yo , hi nobodyhi nobody
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { var name: String { "nobody" }; func greet() -> String { "hi \(name)" }; func twice() -> String { greet() + greet() } }
struct Ann: Greeter { let name = "ann" }
struct Bob: Greeter { func greet() -> String { "yo " } }
struct Anon: Greeter {}
func probe() -> String { ([Ann(), Bob(), Anon()] as [any Greeter]).map { $0.twice() }.joined(separator: ", ") }

// MARK: a subclass does not replace an inherited default witness
// swiftc: default default horn foghorn robot
protocol Speaker { func speak() -> String }
extension Speaker { func speak() -> String { "default" } }
class Toy: Speaker {}
final class Robot: Toy { func speak() -> String { "robot" } }
class Horn: Speaker { func speak() -> String { "horn" } }
final class Foghorn: Horn { override func speak() -> String { "foghorn" } }
func probe() -> String {
  let all: [any Speaker] = [Toy(), Robot(), Horn(), Foghorn()]
  return all.map { $0.speak() }.joined(separator: " ") + " " + Robot().speak()
}

// MARK: an associated type is inferred from the members
// swiftc: 9 1 false 9 false
protocol Source { associatedtype Item; var items: [Item] { get }; func best() -> Item? }
extension Source { func best() -> Item? { items.first } }
extension Source where Item: Comparable { func best() -> Item? { items.max() }; func worst() -> Item { items.min()! } }
struct Depths: Source { let items = [3, 9, 1] }
struct Flags: Source { let items = [false, true] }
func top<S: Source>(_ s: S) -> String { s.best().map { "\($0)" } ?? "-" }
func probe() -> String { "\(Depths().best()!) \(Depths().worst()) \(Flags().best()!) \(top(Depths())) \(top(Flags()))" }

// MARK: conditional conformance reaches nested elements
// swiftc: 13 33 -1 12 false true
protocol Weighed { var grams: Int { get } }
extension Int: Weighed { var grams: Int { self } }
extension Array: Weighed where Element: Weighed { var grams: Int { reduce(10) { $0 + $1.grams } } }
extension Optional: Weighed where Wrapped: Weighed { var grams: Int { self?.grams ?? -1 } }
func weigh<T: Weighed>(_ thing: T) -> Int { thing.grams }
func probe() -> String {
  let maybe: Int? = nil
  return "\(weigh([1, 2])) \(weigh([[1], [2]])) \(weigh(maybe)) \(weigh([3, nil])) \((["x"] as Any) is any Weighed) \(([1] as Any) is any Weighed)"
}

// MARK: a protocol with a Self requirement
// swiftc: 12 ^-a-b 1
protocol Mergeable { func merged(with other: Self) -> Self; static var empty: Self { get } }
extension Mergeable { static func all(_ parts: [Self]) -> Self { parts.reduce(.empty) { $0.merged(with: $1) } } }
struct Bill: Mergeable {
  var cents: Int
  static let empty = Bill(cents: 1)
  func merged(with other: Bill) -> Bill { Bill(cents: cents + other.cents) }
}
extension String: Mergeable { static var empty: String { "^" }; func merged(with other: String) -> String { self + "-" + other } }
func probe() -> String { "\(Bill.all([Bill(cents: 5), Bill(cents: 6)]).cents) \(String.all(["a", "b"])) \(Bill.all([]).cents)" }

// MARK: an initializer in a protocol builds generic values
// swiftc: 3 20 ["Fan", "Pump"]
protocol Startable { init(); mutating func start() }
struct Fan: Startable { var speed = 0; mutating func start() { speed += 3 } }
final class Pump: Startable { var speed = 10; init() {}; func start() { speed *= 2 } }
func make<T: Startable>(_ type: T.Type = T.self) -> T { var thing = T(); thing.start(); return thing }
func probe() -> String {
  let fan: Fan = make()
  let types: [any Startable.Type] = [Fan.self, Pump.self]
  return "\(fan.speed) \(make(Pump.self).speed) \(types.map { "\(type(of: $0.init()))" })"
}

// MARK: static requirements are reached through the type
// swiftc: /orders/7 /cart/7 /cart/1
protocol Screen { static var title: String { get }; static func path(_ id: Int) -> String }
extension Screen { static var title: String { "\(self)" }; static func path(_ id: Int) -> String { "/\(title.lowercased())/\(id)" } }
struct Orders: Screen {}
struct Basket: Screen { static let title = "Cart" }
func probe() -> String {
  let all: [any Screen.Type] = [Orders.self, Basket.self]
  func link<S: Screen>(_: S.Type) -> String { S.path(1) }
  return all.map { $0.path(7) }.joined(separator: " ") + " " + link(Basket.self)
}

// MARK: an existential argument is opened for a generic function
// swiftc: 12 Tri, 0.5 Half [3, 1]
protocol Shape { associatedtype Edge: Numeric; var edges: [Edge] { get } }
struct Tri: Shape { let edges = [3, 4, 5] }
struct Half: Shape { let edges = [0.5] }
func measure<S: Shape>(_ shape: S) -> String { "\(shape.edges.reduce(0, +)) \(S.self)" }
func probe() -> String {
  let shapes: [any Shape] = [Tri(), Half()]
  return shapes.map { measure($0) }.joined(separator: ", ") + " \(shapes.map { $0.edges.count })"
}

// MARK: primary associated types constrain any and some
// swiftc: a+b 42
protocol Feed<Item> { associatedtype Item; func next() -> Item? }
struct Once<T>: Feed { let value: T; func next() -> T? { value } }
struct Never2: Feed { func next() -> String? { nil } }
func first(_ feeds: [any Feed<String>]) -> String { feeds.compactMap { $0.next() }.joined(separator: "+") }
func numbers() -> some Feed<Int> { Once(value: 41) }
func probe() -> String { "\(first([Once(value: "a"), Never2(), Once(value: "b")])) \(numbers().next()! + 1)" }

// MARK: composition accepts only values with both
// swiftc: Mia3 no true
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
struct Cat: Named, Aged { var name = "Mia"; var age = 3 }
struct Tree: Aged { var age = 90 }
func label(_ thing: any Named & Aged) -> String { "\(thing.name)\(thing.age)" }
func older<T>(_ a: T, than years: Int) -> Bool where T: Named & Aged { a.age > years }
func probe() -> String {
  let things: [any Aged] = [Cat(), Tree()]
  return things.map { ($0 as? any Named & Aged).map(label) ?? "no" }.joined(separator: " ") + " \(older(Cat(), than: 2))"
}

// MARK: a more constrained extension wins for the conforming type
// swiftc: int 3, many 2, some, many 3, some
protocol Entry { associatedtype Value; var value: Value { get } }
extension Entry { var text: String { "some" } }
extension Entry where Value == Int { var text: String { "int \(value)" } }
extension Entry where Value: Collection { var text: String { "many \(value.count)" } }
struct Row<Value>: Entry { let value: Value }
func erased<E: Entry>(_ entry: E) -> String { entry.text }
func probe() -> String {
  [Row(value: 3).text, Row(value: [1, 2]).text, Row(value: true).text, Row(value: "abc").text, erased(Row(value: 3))].joined(separator: ", ")
}

// MARK: a protocol refines another and supplies its requirement
// swiftc: ["sku-1", "tin"] sku-3
protocol Identified { var id: String { get } }
protocol Stock: Identified { var sku: Int { get } }
extension Stock { var id: String { "sku-\(sku)" } }
struct Jar: Stock { let sku: Int }
struct Tin: Stock { let sku: Int; var id: String { "tin" } }
func ids(_ things: [any Identified]) -> [String] { things.map(\.id) }
func probe() -> String { "\(ids([Jar(sku: 1), Tin(sku: 2)])) \((Jar(sku: 3) as any Stock).id)" }

// MARK: mutating requirements change structs through an existential
// swiftc: [false, true] [true, true] true
protocol Switchable { var on: Bool { get set }; mutating func toggle() }
extension Switchable { mutating func toggle() { on = !on }; mutating func off() { if on { toggle() } } }
struct Lamp: Switchable { var on = true }
final class Heater: Switchable { var on = false }
func probe() -> String {
  let heater = Heater()
  var all: [any Switchable] = [Lamp(), heater]
  let copy = all
  for i in all.indices { all[i].toggle() }
  return "\(all.map(\.on)) \(copy.map(\.on)) \(heater.on)"
}

// MARK: a delegate protocol with a weak reference
// swiftc: ["a1", "b2"] true true
protocol CartDelegate: AnyObject { func cart(_ cart: Cart, didAdd item: String) }
extension CartDelegate { func cart(_ cart: Cart, didAdd item: String) {} }
final class Cart { weak var delegate: (any CartDelegate)?; var items: [String] = [] { didSet { delegate?.cart(self, didAdd: items.last!) } } }
final class Badge: CartDelegate { var log: [String] = []; func cart(_ cart: Cart, didAdd item: String) { log.append("\(item)\(cart.items.count)") } }
final class Mute: CartDelegate {}
func probe() -> String {
  let cart = Cart(), badge = Badge(), mute = Mute()
  cart.delegate = badge; cart.items.append("a"); cart.items.append("b")
  cart.delegate = mute; cart.items.append("c")
  cart.delegate = Badge()
  return "\(badge.log) \(cart.delegate == nil) \(mute === mute)"
}

// MARK: comparing existentials by type and value
// swiftc: true false true true false true
func equal(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func open<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }
  return open(a)
}
func probe() -> String {
  "\(equal(1, 1)) \(equal(1, 1.0)) \(equal("a", "a")) \(equal([1], [1])) \(equal("a", Character("a"))) \(equal(Optional(1), 1))"
}

// MARK: an associated type with a default and a constraint
// swiftc: ["Uno", "Ida"] [9] Int>String String>Int
protocol Repository { associatedtype ID: Hashable = Int; associatedtype Model; var rows: [ID: Model] { get } }
extension Repository { func find(_ ids: ID...) -> [Model] { ids.compactMap { rows[$0] } } }
struct Ferries: Repository { typealias Model = String; var rows = [1: "Ida", 2: "Uno"] }
struct Tags: Repository { var rows = ["x": 9] }
func keyType<R: Repository>(_: R) -> String { "\(R.ID.self)>\(R.Model.self)" }
func probe() -> String { "\(Ferries().find(2, 5, 1)) \(Tags().find("x")) \(keyType(Ferries())) \(keyType(Tags()))" }

// MARK: an opaque result keeps one hidden type
// swiftc: **a** **b** Starred<Starred<Plain>> #34
protocol Badge2 { var text: String { get } }
struct Plain: Badge2 { var text: String }
struct Starred<B: Badge2>: Badge2 { var base: B; var text: String { "*\(base.text)*" } }
extension Badge2 { func starred() -> some Badge2 { Starred(base: self) } }
func make(_ n: Int) -> some Badge2 & CustomStringConvertible { n }
extension Int: Badge2 { var text: String { "#\(self)" } }
func probe() -> String {
  let list = [Plain(text: "a"), Plain(text: "b")].map { $0.starred().starred() }
  return list.map(\.text).joined(separator: " ") + " \(type(of: list[0])) \(make(3).text)\(make(4).description)"
}

// MARK: a protocol extension method shadows nothing inside its own calls
// swiftc: run:fast:proto lazy:p:proto run:p:proto own
protocol Pipeline { func step() -> String }
extension Pipeline { func run() -> String { "run:" + step() + ":" + note() }; func step() -> String { "p" }; func note() -> String { "proto" } }
struct Fast: Pipeline { func step() -> String { "fast" }; func note() -> String { "own" } }
struct Lazy2: Pipeline { func run() -> String { "lazy:" + step() + ":" + note() } }
func probe() -> String { [Fast().run(), Lazy2().run(), (Lazy2() as any Pipeline).run(), Fast().note()].joined(separator: " ") }

// MARK: a class constrained protocol extension sees the class members
// swiftc: home.open h2.close
class Screen2 { var title = "t" }
protocol Tracked: Screen2 { var events: [String] { get set } }
extension Tracked { func track(_ name: String) { events.append("\(title).\(name)") } }
final class Home: Screen2, Tracked { var events: [String] = []; override init() { super.init(); title = "home" } }
func probe() -> String {
  let screen: any Tracked = Home()
  screen.track("open")
  screen.title = "h2"
  screen.track("close")
  return screen.events.joined(separator: " ")
}

// MARK: protocols in a dictionary of handlers by type
// swiftc: [4, "TIDE"] [4] true
protocol Command { associatedtype Output; func run() -> Output }
struct Count: Command { let text: String; func run() -> Int { text.count } }
struct Shout: Command { let text: String; func run() -> String { text.uppercased() } }
func probe() -> String {
  let commands: [any Command] = [Count(text: "tide"), Shout(text: "tide")]
  let outputs: [Any] = commands.map { $0.run() }
  let numbers = outputs.compactMap { $0 as? Int }
  return "\(outputs) \(numbers) \(commands.contains { $0 is Shout })"
}
