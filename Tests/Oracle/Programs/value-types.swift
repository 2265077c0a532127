// swift-format-ignore-file

// MARK: assigning a struct copies its arrays and nested structs
// swiftc: ["Eva"] 1 ["Ida", "Uno"] 9
struct Berth { var boats = ["Ida"]; var size = Size2(); struct Size2 { var w = 1 } }
func probe() -> String {
  var a = Berth()
  var b = a
  b.boats.append("Uno")
  b.size.w = 9
  a.boats[0] = "Eva"
  return "\(a.boats) \(a.size.w) \(b.boats) \(b.size.w)"
}

// MARK: a nested path mutates in place
// swiftc: 1 [false, true] [true, false] 1
struct Town { var streets: [Street] }
struct Street { var houses: [String: House] = [:] }
struct House { var lamps = [false, false]; mutating func light(_ i: Int) -> Int { lamps[i] = true; return lamps.filter { $0 }.count } }
func probe() -> String {
  var town = Town(streets: [Street(houses: ["a": House()])])
  let before = town
  let lit = town.streets[0].houses["a"]?.light(1)
  town.streets[0].houses["b", default: House()].lamps[0].toggle()
  return "\(lit!) \(town.streets[0].houses["a"]!.lamps) \(town.streets[0].houses["b"]!.lamps) \(before.streets[0].houses.count)"
}

// MARK: replacing self in a mutating method
// swiftc: 2 [1, 2, 1] 1 [-1]
struct Turn {
  var player = 1
  var moves: [Int] = []
  mutating func next() { self = Turn(player: 3 - player, moves: moves + [player]) }
  mutating func reset() { defer { moves.append(-1) }; self = .init() }
}
func probe() -> String {
  var turn = Turn()
  turn.next(); turn.next(); turn.next()
  let old = turn
  turn.reset()
  return "\(old.player) \(old.moves) \(turn.player) \(turn.moves)"
}

// MARK: a constant struct may change the object it refers to
// swiftc: 10 10 p c
final class Shelf { var jars = 0 }
struct Pantry { let shelf: Shelf; var label = "p" }
func probe() -> String {
  let pantry = Pantry(shelf: Shelf())
  var copy = pantry
  copy.shelf.jars += 2
  copy.label = "c"
  pantry.shelf.jars *= 5
  return "\(pantry.shelf.jars) \(copy.shelf.jars) \(pantry.label) \(copy.label)"
}

// MARK: the variable of a for loop is a copy
// swiftc: [5, 9] [false, true, false, true] 4
struct Lamp { var on = false; var watts = 5 }
func probe() -> String {
  var lamps = [Lamp(), Lamp(watts: 9)]
  for var lamp in lamps { lamp.on = true; lamp.watts = 0 }
  let untouched = lamps.map(\.watts)
  for i in lamps.indices where lamps[i].watts > 5 { lamps[i].on.toggle() }
  for lamp in lamps { lamps.append(lamp) }
  return "\(untouched) \(lamps.map(\.on)) \(lamps.count)"
}

// MARK: a memberwise initializer skips constants and takes defaults
// swiftc: 1assam0[]pier 2assam3[]pier 3mint0["hot"]pier
struct Order {
  let id: Int
  var tea = "assam"
  let shop = "pier"
  var cups: Int?
  var notes: [String] = []
}
func probe() -> String {
  let a = Order(id: 1), b = Order(id: 2, cups: 3), c = Order(id: 3, tea: "mint", notes: ["hot"])
  return [a, b, c].map { "\($0.id)\($0.tea)\($0.cups ?? 0)\($0.notes)\($0.shop)" }.joined(separator: " ")
}

// MARK: an initializer in an extension keeps the memberwise one
// swiftc: a 4 true k4444
struct Knot { var speed: Int; var name: String }
extension Knot {
  init(_ text: String) { self.init(speed: text.count, name: text) }
  init?(checked speed: Int) { guard speed > 0 else { return nil }; self.init("k\(speed)"); self.speed = speed }
}
func probe() -> String {
  "\(Knot(speed: 1, name: "a").name) \(Knot("reef").speed) \(Knot(checked: 0) == nil) \(Knot(checked: 44)!.name)\(Knot(checked: 44)!.speed)"
}

// MARK: mutating through an optional path
// swiftc: Ulm! [1, 7] true true
struct Profile { var address: Address? }
struct Address { var city: String; var floors = [1, 2] }
func probe() -> String {
  var full: Profile? = Profile(address: Address(city: "Ulm"))
  var none: Profile? = Profile()
  full?.address?.city += "!"
  full?.address?.floors[1] = 7
  let set: Void? = none?.address?.city = "Bern"
  return "\(full!.address!.city) \(full!.address!.floors) \(set == nil) \(none!.address == nil)"
}

// MARK: struct values in a dictionary change in place
// swiftc: ann1[1, 2] bob11[4] 0
struct Score { var wins = 0; var log: [Int] = [] }
func probe() -> String {
  var table = ["ann": Score()]
  table["ann"]?.wins += 1
  table["bob", default: Score(wins: 10)].wins += 1
  table["bob"]?.log.append(4)
  _ = table["cy", default: Score()].wins
  let copy = table["ann"]!
  table["ann"]!.log += [1, 2]
  return table.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value.wins)\($0.value.log)" }.joined(separator: " ") + " \(copy.log.count)"
}

// MARK: copy on write by a uniquely referenced box
// swiftc: [1, 4] [1, 2, 3] 0 1
final class Box { var items: [Int]; init(_ items: [Int]) { self.items = items } }
struct Bag {
  private var box = Box([])
  private(set) var copies = 0
  var items: [Int] { box.items }
  mutating func add(_ n: Int) {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.items); copies += 1 }
    box.items.append(n)
  }
}
func probe() -> String {
  var a = Bag(); a.add(1)
  var b = a; b.add(2); b.add(3); a.add(4)
  return "\(a.items) \(b.items) \(a.copies) \(b.copies)"
}

// MARK: a computed property with a setter moves two stored ones
// swiftc: -10 15 5 -3
struct Span {
  var start = 0
  var length = 10
  var end: Int {
    get { start + length }
    set { length = newValue - start }
  }
  var middle: Int {
    get { start + length / 2 }
    set { start = newValue - length / 2 }
  }
}
func probe() -> String {
  var span = Span()
  span.end += 10
  span.middle = 0
  span.end -= 5
  return "\(span.start) \(span.length) \(span.end) \(span.middle)"
}

// MARK: a nonmutating setter works on a constant
// swiftc: 7 -1 2
final class Store { var values = ["volume": 3] }
struct Setting {
  let key: String
  let store: Store
  var value: Int {
    get { store.values[key] ?? 0 }
    nonmutating set { store.values[key] = newValue }
  }
}
func probe() -> String {
  let store = Store()
  let volume = Setting(key: "volume", store: store), tone = Setting(key: "tone", store: store)
  volume.value += 4
  tone.value -= 1
  return "\(volume.value) \(tone.value) \(store.values.count)"
}

// MARK: exchanging variables and elements
// swiftc: 312 [7, 2, 1] [9, 9] [0]
func probe() -> String {
  var a = 1, b = 2, c = 3
  (a, b, c) = (c, a, b)
  var list = [1, 2, 3, 4]
  list.swapAt(0, 3)
  (list[1], list[2]) = (list[2], list[1])
  var x = [0], y = [9, 9]
  swap(&x, &y)
  list[0...1] = [7]
  return "\(a)\(b)\(c) \(list) \(x) \(y)"
}

// MARK: methods called on a temporary do not change the source
// swiftc: [3, 1, 2] [3, 1] 2 [[1, 2, 3], [3]] 3
struct Deck { var cards = [3, 1, 2]; func copy() -> Deck { self }; mutating func draw() -> Int { cards.removeLast() } }
func probe() -> String {
  let deck = Deck()
  var drawn = deck.copy()
  let top = drawn.draw()
  var hand = [deck, deck]
  hand[0].cards.sort()
  let last = hand[1].draw() + hand[1].draw()
  return "\(deck.cards) \(drawn.cards) \(top) \(hand.map(\.cards)) \(last)"
}

// MARK: a recursive value through an array
// swiftc: 4 3 cc d
struct Folder { var name: String; var children: [Folder] = []
  var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
  mutating func rename(_ change: (String) -> String) {
    name = change(name)
    for i in children.indices { children[i].rename(change) }
  }
}
func probe() -> String {
  var root = Folder(name: "a", children: [Folder(name: "b", children: [Folder(name: "c")]), Folder(name: "d")])
  let old = root
  root.rename { $0 + $0 }
  root.children[0].children[0].children.append(Folder(name: "e"))
  return "\(root.depth) \(old.depth) \(root.children[0].children[0].name) \(old.children[1].name)"
}

// MARK: a generic stack is a value
// swiftc: 2 1 9 1 nil
struct Stack<Item> {
  private var items: [Item] = []
  var top: Item? { items.last }
  mutating func push(_ item: Item...) { items += item }
  mutating func pop() -> Item? { items.popLast() }
  func appending(_ item: Item) -> Stack { var copy = self; copy.push(item); return copy }
}
func probe() -> String {
  var a = Stack<Int>()
  a.push(1, 2)
  let b = a.appending(9)
  let popped = a.pop()
  return "\(popped!) \(a.top!) \(b.top!) \(a.pop()!) \(a.pop() as Any)"
}

// MARK: tuples are values too
// swiftc: (x: -2, y: (20, [3, 4])) (x: 1, y: (2, [3]))
func probe() -> String {
  var point = (x: 1, y: (2, [3]))
  let copy = point
  point.x += 1
  point.y.1.append(4)
  point.y.0 *= 10
  func move(_ p: inout (x: Int, y: (Int, [Int]))) { p.x = -p.x }
  move(&point)
  return "\(point) \(copy)"
}

// MARK: mutating while iterating works on the original sequence
// swiftc: [10, 20] 6 abcabc
func probe() -> String {
  var queue = [1, 2, 3]
  var seen = 0
  for n in queue {
    queue.removeFirst()
    if n < 3 { queue.append(n * 10) }
    seen += n
  }
  var text = "abc"
  for letter in text { text.append(letter) }
  return "\(queue) \(seen) \(text)"
}

// MARK: nested arrays are copied deeply on write
// swiftc: [[0, 5, 0], [-1, 0, 0]] [[0, 5, 0], [0, 0, 1]] [0, 0, 0]
func probe() -> String {
  var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
  let row = grid[0]
  grid[0][1] = 5
  var other = grid
  other[1][2] += 1
  grid[1] = row
  grid[1][0] -= 1
  return "\(grid) \(other) \(row)"
}

// MARK: delegating initializers run in order
// swiftc: 2:15 ["full", "minutes", "text"] true ["full", "minutes"]
struct Clock {
  var hour: Int
  var minute: Int
  var steps: [String] = []
  init(hour: Int, minute: Int) { self.hour = hour; self.minute = minute; steps.append("full") }
  init(minutes: Int) { self.init(hour: minutes / 60, minute: minutes % 60); steps.append("minutes") }
  init?(_ text: String) {
    guard let n = Int(text) else { return nil }
    self.init(minutes: n)
    steps.append("text")
  }
}
func probe() -> String { "\(Clock("135")!.hour):\(Clock("135")!.minute) \(Clock("135")!.steps) \(Clock("x") == nil) \(Clock(minutes: 59).steps)" }

// MARK: observers of wrapped properties are called in them and in initializers
// swiftc: ["will 4", "did 3", "will 5", "did 4", "will 50", "did 5", "will 30", "did 50", "will 10", "did 30"] 10 ["will 4", "did 3", "will 5", "did 4", "will 50", "did 5", "will 30", "did 50", "will 10", "did 30", "will 50", "did 10", "will 30", "did 50", "will 10", "did 30"] 10
final class ObservedBox { var value: Int; init(_ value: Int) { self.value = value } }

@propertyWrapper struct Held {
  private var value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int { get { value } set { value = newValue } }
}

@propertyWrapper struct OfOwner {
  let box: ObservedBox
  init(wrappedValue: Int) { box = ObservedBox(wrappedValue) }
  @available(*, unavailable) var wrappedValue: Int { get { fatalError() } set { fatalError() } }
  static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Int>,
    storage storage: ReferenceWritableKeyPath<Owner, OfOwner>
  ) -> Int {
    get { owner[keyPath: storage].box.value }
    set { owner[keyPath: storage].box.value = newValue }
  }
}

struct Heater {
  var log: [String] = []
  @Held var level = 3 {
    willSet { log.append("will \(newValue)") }
    didSet {
      log.append("did \(oldValue)")
      if level > 10 { level -= 20 }
    }
  }
  init() {
    level = 4
    level = 5
  }
}

final class Kiln {
  var log: [String] = []
  @OfOwner var level = 3 {
    willSet { log.append("will \(newValue)") }
    didSet {
      log.append("did \(oldValue)")
      if level > 10 { level = level - 20 }
    }
  }
  init() {
    level = 4
    level = 5
  }
}

func probe() -> String {
  var heater = Heater()
  heater.level = 50
  let kiln = Kiln()
  kiln.level = 50
  kiln.level += 40
  return "\(heater.log) \(heater.level) \(kiln.log) \(kiln.level)"
}

// MARK: what is disfavored is meant only where nothing else fits
// swiftc: ["paint teal", "key neap", "text spring", "paint teal key a", "tint ebb text b", "tint teal text spring", "key end"] ["tint ebb", "key x"]
struct Mark: ExpressibleByStringLiteral {
  var key: String
  init(stringLiteral value: String) { key = value }
}
struct Tint {
  var name: String
  static var teal: Tint { Tint(name: "tint teal") }
  static var ebb: Tint { Tint(name: "tint ebb") }
}
struct Paint {
  var name: String
  static var teal: Paint { Paint(name: "paint teal") }
}
struct Sign {
  var log: [String] = []
  init() {}
  init(_ paint: Paint) { log = [paint.name] }
  @_disfavoredOverload init(_ tint: Tint) { log = [tint.name] }
  func titled(_ mark: Mark) -> Sign { adding("key \(mark.key)") }
  @_disfavoredOverload func titled<S: StringProtocol>(_ text: S) -> Sign { adding("text \(text)") }
  func lit(_ paint: Paint, _ mark: Mark) -> Sign { adding("\(paint.name) key \(mark.key)") }
  @_disfavoredOverload func lit<S: StringProtocol>(_ tint: Tint, _ text: S) -> Sign {
    adding("\(tint.name) text \(text)")
  }
  private func adding(_ text: String) -> Sign {
    var copy = self
    copy.log.append(text)
    return copy
  }
}
func probe() -> String {
  let word = "spring"
  let sign = Sign(.teal).titled("neap").titled(word).lit(.teal, "a").lit(.ebb, "b").lit(.teal, word).titled("end")
  return "\(sign.log) \(Sign(.ebb).titled("x").log)"
}

// MARK: a CGFloat of every type of integers
// swiftc: [200.0, -3.0, 7.0, -7.0, -9.0, 1099511627776.0] [1.8446744073709552e+19, 9.223372036854776e+18, 4294967295.0, -9.223372036854776e+18] 1.0 true true
func part(_ color: UInt32, _ place: UInt32) -> CGFloat { CGFloat((color & (0xFF << place)) >> place) / 255 }
func probe() -> String {
  let small = [CGFloat(UInt8(200)), CGFloat(Int8(-3)), CGFloat(UInt16(7)), CGFloat(Int16(-7)), CGFloat(Int32(-9)), CGFloat(Int64(1) << 40)]
  let large = [CGFloat(UInt64.max), CGFloat(UInt.max >> 1), CGFloat(UInt32.max), CGFloat(Int.min)]
  return "\(small) \(large) \(part(0xFF3355, 16)) \(part(0xFF3355, 8) == 0.2) \(part(0xFF3355, 0) * 3 == 1)"
}

// MARK: objects that hold others are gone through
// swiftc: ["b", "a", "c", "5"] ["3", "2", "1"] 1 2 ["k"] [1, 1, 1] 3
func probe() -> String {
  let ordered = NSOrderedSet(array: ["b", "a", "c"])
  var names: [String] = []
  for case let name as String in ordered { names.append(name) }
  let one = NSSet(array: [5])
  for number in one { names.append("\(number)") }
  let list = NSArray(array: [1, 2, 3])
  let back = list.reverseObjectEnumerator().allObjects.map { "\($0)" }
  let ahead = list.objectEnumerator()
  let first = ahead.nextObject() as? Int ?? 0
  let keys = NSDictionary(dictionary: ["k": 1]).keyEnumerator().allObjects.map { "\($0)" }
  let lengths = ordered.compactMap { ($0 as? String)?.count }
  return "\(names) \(back) \(first) \(ahead.allObjects.count) \(keys) \(lengths) \(ordered.reversed.count)"
}

// MARK: what is unwrapped by itself is assigned to as it is
// swiftc: made one j 1 9223372036854775806 xx one one made onex
final class Multi { var s: String; init(_ s: String) { self.s = s }; static func make() -> Multi { Multi("made") }; static let one = Multi("one") }
struct Moorings { var a: Multi! = nil; var b: Multi! = nil; var c: Multi! = nil; var n: Int! = nil; var l: [Int]! = nil; var o: String! = nil }
final class Pier { private var m: Moorings?; var list: Lines<String>!
  init() { m = .init(); m?.a = .one; list = .init { ["x"] } }
  var text: String { (m?.a.s ?? "none") + (list.first ?? "none") } }
final class Lines<T> { var first: T?; init(_ make: @escaping () -> [T]) { first = make().first } }
func probe() -> String {
  var p = Moorings()
  p.a = .make(); p.b = .one; p.c = .init("i")
  p.l = .init(); p.n = .max; p.o = .init(repeating: "x", count: 2)
  p.n -= 1
  p.l.append(3)
  p.c.s = "j"
  var own: Multi!
  own = .one
  let before = "\(p.a.s) \(p.b.s) \(p.c.s) \(p.l.count) \(p.n!) \(p.o!) \(own.s)"
  (p.a, p.b) = (.one, .make())
  return "\(before) \(p.a.s) \(p.b.s) \(Pier().text)"
}

// MARK: extensions of generic aliases
// swiftc: one Int one Load<Int> load () p 2
struct Bind<Value> { var v: Value }
enum Load<T> { case none, some(T) }
typealias Subject<V> = Bind<Load<V>>
typealias Pass<V> = Bind<V>
typealias Ints = Bind<Int>
extension Subject { func one() -> String { "one \(Value.self)" }
  func load<T>(_ f: () -> T) -> String where Value == Load<T> { "load \(T.self)" } }
extension Pass { func p() -> String { "p" } }
extension Ints { func i() -> Int { v + 1 } }
func probe() -> String {
  "\(Bind(v: 3).one()) \(Bind(v: Load<Int>.none).one()) \(Bind(v: Load<()>.none).load { () }) \(Bind(v: "").p()) \(Bind(v: 1).i())"
}

// MARK: the type of a loop's variable says of what the sequence is
// swiftc: 10 6.0 2 1a2b 14
func probe() -> String {
  var bytes: UInt8 = 0
  for i: UInt8 in 0..<5 { bytes += i }
  var sum = 0.0
  for x: Double in [1, 2, 3] { sum += x }
  var all: [Any] = []
  for x: Any in [1, "a"] as [Any] { all.append(x) }
  var pairs = ""
  for (n, t): (Int, String) in [(1, "a"), (2, "b")] { pairs += "\(n)\(t)" }
  var found = 0
  for i: Int? in [1, nil, 3] { found += i ?? 10 }
  return "\(bytes) \(sum) \(all.count) \(pairs) \(found)"
}

// MARK: a wrapper that is made already is set without being asked
// swiftc: x nil y 3 z
@propertyWrapper final class Berth<V> {
  var held: V?
  var missing: V { fatalError("nothing is moored") }
  var wrappedValue: V { get { held ?? missing } set { held = newValue } }
  init(title: String) {}
}
@propertyWrapper struct Buoy<V> {
  var held: V?
  var wrappedValue: V { get { held! } set { held = newValue } }
  init(_ title: String) {}
}
struct Quay {
  @Berth(title: "a") var name: String
  @Berth(title: "b") var other: String?
  @Buoy("c") var mark: String
  @Buoy("d") var count: Int
  init(_ name: String) {
    self.name = name
    other = nil
    mark = "y"
    count = 3
  }
}
final class Pier {
  @Berth(title: "a") var name: String
  init() { name = "z" }
}
func probe() -> String {
  let quay = Quay("x")
  return "\(quay.name) \(quay.other ?? "nil") \(quay.mark) \(quay.count) \(Pier().name)"
}

// MARK: a closure that captures takes part in the choice by what it throws
// swiftc: throwing (), plain, throwing Int: ["ebb", "flood", "neap 2"]
struct Tides {
  func perform(_ block: () -> Void) -> String { "plain" }
  func perform<T>(times: Int = 1, _ block: () throws -> T) rethrows -> String {
    _ = try block()
    return "throwing \(T.self)"
  }
}
final class Diary {
  var lines: [String] = []
  func write(_ line: String) throws { lines.append(line) }
  func all(_ tides: Tides) throws -> String {
    let one = try tides.perform { [self] in
      try write("ebb")
      if !lines.isEmpty { try write("flood") }
    }
    let two = tides.perform { [self] in
      lines.append("slack")
      lines.append("spring")
    }
    let three = try tides.perform { [weak self, count = lines.count] in
      try self?.write("neap \(count)")
      return count
    }
    return "\(one), \(two), \(three)"
  }
}
func probe() -> String {
  let diary = Diary()
  return "\((try? diary.all(Tides())) ?? "nil"): \(diary.lines)"
}

// MARK: a default of an optional type says what its type parameter is
// swiftc: Int false true, String false false, Int 2, String 1
struct Card<O> {
  let over: O?
  let make: () -> O?
  init(name: String, over: O? = 3 as Int?, make: @escaping () -> O? = { nil as Int? }) {
    self.over = over
    self.make = make
  }
  var text: String { "\(O.self) \(over == nil) \(make() == nil)" }
}
func of<T>(_ all: [T] = [1, 2]) -> String { "\(T.self) \(all.count)" }
func probe() -> String {
  "\(Card(name: "a").text), \(Card(name: "b", over: "c", make: { "d" }).text), \(of()), \(of(["a"]))"
}

// MARK: a nested type with parameters of its own is no witness
// swiftc: 1 f 2 g
protocol Shows {
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
}
extension Shows { func show() -> String { "\(Coordinator.self)" } }
struct Pages<Header, Footer>: Shows {
  final class Coordinator<H, F> {
    func pair(_ h: H, _ f: F) -> String { "\(h) \(f)" }
  }
  let header: Header
  let footer: Footer
  func makeCoordinator() -> Coordinator<Header, Footer> { Coordinator() }
  func all() -> String { made().pair(header, footer) }
  func made() -> Self.Made { makeCoordinator() }
  typealias Made = Coordinator<Header, Footer>
}
func shown<S: Shows>(_ s: S, _ use: (S.Coordinator) -> String) -> String { use(s.makeCoordinator()) }
func probe() -> String {
  let pages = Pages(header: 1, footer: "f")
  return "\(pages.all()) \(shown(pages) { $0.pair(2, "g") })"
}

// MARK: a closure of written parameters is converted as a function is
// swiftc: 3 2 yacht 3 true
struct Line<T> {
  let value: T
  func map<U>(_ change: (T) -> U) -> Line<U> { Line<U>(value: change(value)) }
  func filter(_ keeps: (T) -> Bool) -> Bool { keeps(value) }
}
class Boat { var name: String { "boat" } }
final class Yacht: Boat { override var name: String { "yacht" } }
func each(_ f: (Int) -> String) -> String { f(3) }
func probe() -> String {
  let sum = Line(value: [1, 2]).map { (all: [Int]?) -> Int in
    var sum = 0
    for one in all ?? [] { sum += one }
    return sum
  }
  let next = Line(value: 1).map { (n: Int?) in n.map { $0 + 1 } }
  let name = Line(value: Yacht()).map { (boat: Boat) in boat.name }
  let any = each { (n: Any) in "\(n)" }
  let kept = Line(value: 4).filter { (n: Int?) in n == 4 }
  return "\(sum.value) \(next.value ?? 0) \(name.value) \(any) \(kept)"
}

// MARK: what a protocol says of its associated types holds along their members
// swiftc: Inner by Part<Inner> 3
protocol Reduces {
  associatedtype State
  associatedtype Body
}
protocol CaseReduces: Reduces where Body: Reduces, Body.State == State {
  static var body: Body { get }
}
protocol CaseState {
  associatedtype Reducer: CaseReduces where Reducer.State == Self
}
struct Part<S>: Reduces { typealias State = S; typealias Body = Never }
extension Never: Reduces { typealias State = Never; typealias Body = Never }
enum Whole: CaseReduces {
  static var body: Part<Inner> { Part() }
  typealias Body = Part<Inner>
  typealias State = Inner
  struct Inner: CaseState { typealias Reducer = Whole; var n = 3 }
}
func reduce<S, R: Reduces>(_ state: S, _ reducer: () -> R) -> String where R.State == S { "\(S.self) by \(R.self)" }
func all<S: CaseState>(_ state: S) -> String { reduce(state) { S.Reducer.body } }
func same<S: CaseState>(_ state: S) -> S.Reducer.Body.State { state }
func probe() -> String { "\(all(Whole.Inner())) \(same(Whole.Inner()).n)" }
