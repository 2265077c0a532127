// swift-format-ignore-file

// MARK: a key path is a function in map, filter and sort
// swiftc: [3, 3, 2] ["Uno", "Bo"] [4, 2, 9] Ida
struct Boat { var name: String; var knots: Int; var isOut: Bool { knots > 3 } }
func by<T, K: Comparable>(_ path: KeyPath<T, K>) -> (T, T) -> Bool { { $0[keyPath: path] < $1[keyPath: path] } }
func probe() -> String {
  let boats = [Boat(name: "Uno", knots: 9), Boat(name: "Ida", knots: 2), Boat(name: "Bo", knots: 4)]
  return "\(boats.map(\.name.count)) \(boats.filter(\.isOut).map(\.name))"
    + " \(boats.sorted(by: by(\.name)).map(\.knots)) \(boats.min(by: by(\.knots))!.name)"
}

// MARK: writing through a key path
// swiftc: 8 1 [1, 10, 7] [1, 10]
struct Room { var lamps = [1, 2]; var size = Size3() }
struct Size3 { var w = 2; var h = 3; var area: Int { get { w * h } set { h = newValue / w } } }
func change<R, V>(_ root: inout R, _ path: WritableKeyPath<R, V>, _ body: (inout V) -> Void) { body(&root[keyPath: path]) }
func probe() -> String {
  var room = Room()
  change(&room, \.size.area) { $0 += 10 }
  change(&room, \.lamps[1]) { $0 *= 5 }
  room[keyPath: \.size.w] -= 1
  let copy = room
  room[keyPath: \.lamps].append(7)
  return "\(room.size.h) \(room.size.w) \(room.lamps) \(copy.lamps)"
}

// MARK: key paths are appended
// swiftc: 3 nil 3
struct Town { var mayor: Person }
struct Person { var name: String; var dog: Dog? }
struct Dog { var tag = "rex" }
func probe() -> String {
  let mayor = \Town.mayor
  let name = mayor.appending(path: \.name)
  let tag = mayor.appending(path: \.dog?.tag)
  let town = Town(mayor: Person(name: "Ann", dog: nil))
  return "\(town[keyPath: name.appending(path: \.count)]) \(town[keyPath: tag] as Any) \(Person(name: "B", dog: Dog())[keyPath: \.dog?.tag.count]!)"
}

// MARK: key paths compare and hash by their components
// swiftc: Cents nil true false false true
struct Order { var cups = 1; var cents = 2; var tags = ["a"] }
func probe() -> String {
  let labels: [PartialKeyPath<Order>: String] = [\.cups: "Cups", \.cents: "Cents"]
  let same = \Order.tags[0] == \Order.tags[0]
  let other = \Order.tags[0] == \Order.tags[1]
  return "\(labels[\Order.cents]!) \(labels[\.tags] as Any) \(same) \(other) \(\Order.cups == \.cents) \(\Order.cups as AnyKeyPath == \Order.cups)"
}

// MARK: a key path captures its index when it is made
// swiftc: idauno3
func probe() -> String {
  var index = 0
  let path = \[String].[index]
  index = 1
  let later = \[String].[index]
  let names = ["ida", "uno"]
  let counts = \[String].[index].count
  return names[keyPath: path] + names[keyPath: later] + "\(names[keyPath: counts])"
}

// MARK: a reference key path writes into a constant object
// swiftc: 5 ["b": 11] true
final class Player { var score = 1; var bag = ["a": 1] }
func add<T>(_ n: Int, to path: ReferenceWritableKeyPath<T, Int>, of object: T) { object[keyPath: path] += n }
func probe() -> String {
  let player = Player()
  add(4, to: \.score, of: player)
  player[keyPath: \.bag["b"]] = 11
  player[keyPath: \.bag["a"]] = nil
  let path: KeyPath<Player, Int> = \.score
  return "\(player.score) \(player.bag) \(path is ReferenceWritableKeyPath<Player, Int>)"
}

// MARK: the kind of a key path depends on its parts
// swiftc: var get get var ref get
struct Clock { var hour = 1; let zone = "utc"; var text: String { "\(hour)" }; private(set) var locked = 0; var alarm: Alarm = Alarm() }
final class Alarm { var on = false; var log: String { "\(on)" } }
func probe() -> String {
  let paths: [AnyKeyPath] = [\Clock.hour, \Clock.zone, \Clock.text, \Clock.alarm, \Clock.alarm.on, \Clock.alarm.log]
  return paths.map { path in
    switch path {
    case is ReferenceWritableKeyPath<Clock, Bool>: "ref"
    case is WritableKeyPath<Clock, Int>, is WritableKeyPath<Clock, Alarm>: "var"
    default: "get"
    }
  }.joined(separator: " ")
}

// MARK: sorting by several key paths
// swiftc: A2 A1 B1
struct Row { let city: String; let year: Int }
struct Order2<T> { let less: (T, T) -> Bool?
  static func by<K: Comparable>(_ path: KeyPath<T, K>, down: Bool = false) -> Order2 { Order2 { a, b in
    let x = a[keyPath: path], y = b[keyPath: path]
    return x == y ? nil : (x < y) != down
  } }
}
extension Array {
  func sorted(_ orders: Order2<Element>...) -> [Element] { sorted { a, b in orders.lazy.compactMap { $0.less(a, b) }.first ?? false } }
}
func probe() -> String {
  let rows = [Row(city: "B", year: 1), Row(city: "A", year: 1), Row(city: "A", year: 2)]
  return rows.sorted(.by(\.year, down: true), .by(\.city)).map { "\($0.city)\($0.year)" }.joined(separator: " ")
}

// MARK: partial and any key paths read as Any
// swiftc: ["06:10", 2.5, nil] 2.5 nil
struct Tide { var time = "06:10"; var height = 2.5; var notes: String? = nil }
func probe() -> String {
  let paths: [PartialKeyPath<Tide>] = [\.time, \.height, \.notes]
  let tide = Tide()
  let values = paths.map { tide[keyPath: $0] }
  let any: AnyKeyPath = \Tide.height
  return "\(values) \(tide[keyPath: any] as? Double ?? 0) \("text"[keyPath: any] as Any)"
}

// MARK: the identity key path replaces the whole value
// swiftc: (on: false, watts: 10) ["a", "b"] [1, 3]
func probe() -> String {
  var lamp = (on: false, watts: 5)
  lamp[keyPath: \.self] = (true, 9)
  lamp[keyPath: \.watts] += 1
  lamp[keyPath: \.0].toggle()
  let words = ["a", "b"].map(\.self)
  let present = [1, nil, 3].compactMap(\.self)
  return "\(lamp) \(words) \(present)"
}

// MARK: a key path with overloaded result is chosen by context
// swiftc: n4 4 c4 2.5:Double 3:Int
extension Int { var text: String { "n\(self)" }; var half: Double { Double(self) / 2 } }
func show<V>(_ path: KeyPath<Int, V>, _ n: Int) -> String { "\(n[keyPath: path]):\(V.self)" }
func probe() -> String {
  let paths: [(Int) -> String] = [\.text, \.description, { "c\($0)" }]
  return paths.map { $0(4) }.joined(separator: " ") + " " + show(\.half, 5) + " " + show(\.text.count, 10)
}

// MARK: optional chaining and force unwrap inside a key path
// swiftc: [nil, Optional(4)] 4 5 [nil, nil]
struct User { var address: Address? }
struct Address { var street: String?; var floor = 2 }
func probe() -> String {
  var users = [User(), User(address: Address(street: "Quay", floor: 4))]
  let floors = users.map(\.address?.floor)
  let forced = users[1][keyPath: \.address!.street!.count]
  users[1][keyPath: \.address!.floor] += 1
  users[1][keyPath: \.address!.street] = nil
  return "\(floors) \(forced) \(users[1].address!.floor) \(users.map(\.address?.street))"
}

// MARK: grouping and summing by key paths
// swiftc: a7 b6 ["b", "a"] 4
struct Sale { let shop: String; let cents: Int; let day: Int }
extension Sequence {
  func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
}
func probe() -> String {
  let sales = [Sale(shop: "b", cents: 5, day: 1), Sale(shop: "a", cents: 7, day: 1), Sale(shop: "b", cents: 1, day: 2)]
  let sums = sales.grouped(by: \.shop).mapValues { $0.sum(\.cents) }.sorted { $0.key < $1.key }
  return sums.map { "\($0.key)\($0.value)" }.joined(separator: " ") + " \(sales.grouped(by: \.day)[1]!.map(\.shop)) \(sales.sum(\.day))"
}

// MARK: a key path to a subscript of an own type
// swiftc: [[1, 2], [3, 40]] 2 true
struct Grid { var cells = [1, 2, 3, 4]
  subscript(x: Int, y: Int) -> Int { get { cells[y * 2 + x] } set { cells[y * 2 + x] = newValue } }
  subscript(row row: Int) -> [Int] { Array(cells[(row * 2)..<(row * 2 + 2)]) }
}
func probe() -> String {
  var grid = Grid()
  let corner = \Grid.[1, 1]
  grid[keyPath: corner] *= 10
  let rows = [\Grid.[row: 0], \Grid.[row: 1]].map { grid[keyPath: $0] }
  return "\(rows) \(grid[keyPath: (\Grid.[row: 1]).appending(path: \.count)]) \(corner == \Grid.[1, 1])"
}

// MARK: a writable key path as a setter function
// swiftc: red1 blue4 [1, 9]
struct Style { var color = "red"; var width = 1; var dash: [Int] = [] }
func setter<R, V>(_ path: WritableKeyPath<R, V>, _ value: V) -> (R) -> R { { var copy = $0; copy[keyPath: path] = value; return copy } }
extension Style { func with<V>(_ path: WritableKeyPath<Style, V>, _ value: V) -> Style { setter(path, value)(self) } }
func probe() -> String {
  let base = Style()
  let steps = [setter(\Style.width, 4), setter(\.color, "blue")]
  let made = steps.reduce(base) { $1($0) }.with(\.dash, [1, 2]).with(\.dash[1], 9)
  return "\(base.color)\(base.width) \(made.color)\(made.width) \(made.dash)"
}

// MARK: key paths through a protocol extension and generics
// swiftc: 501 [2.5, 0.5] 2.5
protocol Priced { var cents: Int { get set } }
extension Priced { var euros: Double { get { Double(cents) / 100 } set { cents = Int(newValue * 100) } } }
struct Jam: Priced { var cents = 250 }
func raise<P: Priced>(_ item: P) -> P { var copy = item; copy[keyPath: \.euros] *= 2; copy[keyPath: \P.cents] += 1; return copy }
func probe() -> String { "\(raise(Jam()).cents) \([Jam(), Jam(cents: 50)].map(\.euros)) \(Jam()[keyPath: \.euros.description])" }
