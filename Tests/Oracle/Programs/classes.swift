// swift-format-ignore-file

// MARK: a base method calls the override
// swiftc: base hiss, base whistle, base WHISTLE!
class Kettle { func warm() -> String { "base " + sound() }; func sound() -> String { "hiss" } }
class Whistler: Kettle { override func sound() -> String { "whistle" } }
final class Loud: Whistler { override func warm() -> String { super.warm() + "!" }; override func sound() -> String { super.sound().uppercased() } }
func probe() -> String { [Kettle(), Whistler(), Loud()].map { $0.warm() }.joined(separator: ", ") }

// MARK: convenience initializers delegate to designated ones
// swiftc: designated 50 ferry convenience | designated 1
class Boat {
  var log: [String]
  init(length: Int) { log = ["designated \(length)"] }
  convenience init() { self.init(length: 5); log.append("convenience") }
}
final class Ferry: Boat {
  override init(length: Int) { super.init(length: length * 10); log.append("ferry") }
}
func probe() -> String { Ferry().log.joined(separator: " ") + " | " + Boat(length: 1).log.joined() }

// MARK: a subclass without initializers inherits all of them
// swiftc: garden2 sea4 Suite
class Room { var beds: Int; init(beds: Int) { self.beds = beds }; convenience init(twin: Bool) { self.init(beds: twin ? 2 : 1) } }
final class Suite: Room { var view = "sea"; lazy var label = "\(view)\(beds)" }
func probe() -> String {
  let suite = Suite(twin: true)
  suite.view = "garden"
  return "\(suite.label) \(Suite(beds: 4).label) \(type(of: Suite(twin: false)))"
}

// MARK: a required initializer builds through a metatype
// swiftc: Widget:a:a' Clock:clock a:clock clock a'
class Widget { var name: String; required init(_ name: String) { self.name = name }; func copy() -> Self { Self("\(name)'") } }
final class Clock: Widget { required init(_ name: String) { super.init("clock " + name) } }
func probe() -> String {
  let types: [Widget.Type] = [Widget.self, Clock.self]
  let made = types.map { $0.init("a") }
  return made.map { "\(type(of: $0)):\($0.name):\($0.copy().name)" }.joined(separator: " ")
}

// MARK: a failable initializer stops the delegation
// swiftc: true true abab 2 z
class Code { let text: String; init?(_ text: String) { if text.isEmpty { return nil }; self.text = text } }
final class LongCode: Code {
  static var reached = 0
  override init?(_ text: String) {
    super.init(text + text)
    LongCode.reached += 1
    if self.text.count < 4 { return nil }
  }
}
func probe() -> String { "\(LongCode("") == nil) \(LongCode("a") == nil) \(LongCode("ab")!.text) \(LongCode.reached) \(Code("z")!.text)" }

// MARK: two phase initialization calls the override early
// swiftc: base, sub given, end changed
class Screen { var log: [String] = []; init() { setup() }; func setup() { log.append("base") } }
final class Detail: Screen {
  var title = "default"
  init(title: String) { self.title = title; super.init(); log.append("end " + self.title) }
  override func setup() { super.setup(); log.append("sub \(title)"); title = "changed" }
}
func probe() -> String { Detail(title: "given").log.joined(separator: ", ") }

// MARK: deinitializers run from the subclass to the base
// swiftc: leaf a, node a, node b
var ends: [String] = []
class Node { let name: String; init(_ name: String) { self.name = name }; deinit { ends.append("node \(name)") } }
final class Leaf: Node { var child: Node?; deinit { ends.append("leaf \(name)") } }
func probe() -> String {
  var leaf: Leaf? = Leaf("a")
  leaf!.child = Node("b")
  leaf = nil
  return ends.joined(separator: ", ")
}

// MARK: replacing a reference ends the old object after the new one exists
// swiftc: init1 init2 deinit1 init3 init4 deinit3 deinit4 deinit2 0true
var events: [String] = []
final class Job { let id: Int; init(_ id: Int) { self.id = id; events.append("init\(id)") }; deinit { events.append("deinit\(id)") } }
func probe() -> String {
  var current: Job? = Job(1)
  current = Job(2)
  var list = [Job(3), Job(4)]
  list.removeFirst()
  list = []
  current = nil
  return events.joined(separator: " ") + " \(list.count)\(current == nil)"
}

// MARK: a weak reference becomes nil and an unowned one stays usable
// swiftc: Bob none Ann true
final class Owner { let name: String; var pet: Pet?; init(_ name: String) { self.name = name } }
final class Pet { unowned let owner: Owner; weak var friend: Owner?; init(_ owner: Owner) { self.owner = owner } }
func probe() -> String {
  let ann = Owner("Ann")
  var bob: Owner? = Owner("Bob")
  let pet = Pet(ann)
  ann.pet = pet
  pet.friend = bob
  let before = pet.friend?.name ?? "none"
  bob = nil
  return "\(before) \(pet.friend?.name ?? "none") \(ann.pet!.owner.name) \(bob == nil)"
}

// MARK: a strong cycle never ends and a weak back link does
// swiftc: 2 2
var dead = 0
final class Tree { var kids: [Tree] = []; var strongUp: Tree?; weak var up: Tree?; deinit { dead += 1 } }
func grow(cycle: Bool) {
  let root = Tree(), kid = Tree()
  root.kids.append(kid)
  if cycle { kid.strongUp = root } else { kid.up = root }
}
func probe() -> String {
  grow(cycle: false)
  let freed = dead
  grow(cycle: true)
  return "\(freed) \(dead)"
}

// MARK: identity and equality are different questions
// swiftc: true false true true 1 2 false
final class Key: Hashable {
  var id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Key, b: Key) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
func probe() -> String {
  let a = Key(1), b = Key(1), c = a
  let ids = Set([a, b].map(ObjectIdentifier.init))
  return "\(a == b) \(a === b) \(a === c) \(a !== b) \(Set([a, b, c]).count) \(ids.count) \([a].contains { $0 === b })"
}

// MARK: references in arrays are shared by all copies
// swiftc: [2, 4, 6] [false, true, false] [10, 10, 11]
final class Seat { var taken = false; var row: Int; init(_ row: Int) { self.row = row } }
func probe() -> String {
  let seats = (1...3).map(Seat.init)
  let copy = seats
  var repeated = Array(repeating: Seat(9), count: 2)
  repeated[0].row = 10
  copy[1].taken = true
  repeated.append(Seat(repeated[1].row + 1))
  for seat in copy { seat.row *= 2 }
  return "\(seats.map(\.row)) \(seats.map(\.taken)) \(repeated.map(\.row))"
}

// MARK: static methods are final and class methods are dynamic
// swiftc: theme light/light, theme dark/dark, theme dark/dark, theme dark
class Theme {
  class func name() -> String { "light" }
  static func prefix() -> String { "theme " + name() }
  class var full: String { prefix() + "/" + name() }
}
final class Dark: Theme { override class func name() -> String { "dark" } }
func probe() -> String {
  let type: Theme.Type = Dark.self
  return [Theme.full, Dark.full, type.full, type.prefix()].joined(separator: ", ")
}

// MARK: an overridden computed property reaches the base through super
// swiftc: 510 514 510 50
class Price { var net: Int { 100 }; var total: Int { get { net + 1 } set { saved = newValue } }; var saved = 0 }
final class Sale: Price {
  override var net: Int { super.net / 2 }
  override var total: Int { get { super.total * 10 } set { super.total = newValue - 1 } }
}
func probe() -> String {
  let sale = Sale()
  let before = sale.total
  sale.total += 5
  return "\(before) \(sale.saved) \((sale as Price).total) \(sale.net)"
}

// MARK: a subclass overrides a subscript and calls the base one
// swiftc: [1, 30, 70] 70
class Grid { var cells = [1, 2, 3]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }
final class Wrapped: Grid {
  override subscript(i: Int) -> Int { get { super[(i + 3) % 3] } set { super[(i + 3) % 3] = newValue * 10 } }
  subscript(name: String) -> Int { self[name.count] }
}
func probe() -> String {
  let grid: Grid = Wrapped()
  grid[-1] = 7
  grid[4] += 1
  return "\(grid.cells) \((grid as! Wrapped)["ab"])"
}

// MARK: a class casts down only to what it is
// swiftc: ["up", "over the sea"] 1 2 true ["Animal", "Bird", "Gull"]
class Animal {}
class Bird: Animal { func fly() -> String { "up" } }
final class Gull: Bird { override func fly() -> String { "over the sea" } }
func probe() -> String {
  let flock: [Animal] = [Animal(), Bird(), Gull()]
  let flying = flock.compactMap { ($0 as? Bird)?.fly() }
  let exact = flock.filter { type(of: $0) == Bird.self }.count
  return "\(flying) \(exact) \(flock.filter { $0 is Bird }.count) \(flock[0] as? Gull == nil) \(flock.map { "\(type(of: $0))" })"
}

// MARK: a lazy property may refer to self and stays after changes
// swiftc: 8 pages 3 fixed 3 fixed
final class Reader {
  var pages = 3
  lazy var summary: () -> String = { [unowned self] in "\(pages) pages" }
  lazy var fixed = "\(pages) fixed"
}
func probe() -> String {
  let reader = Reader()
  let first = reader.fixed
  reader.pages = 8
  return "\(reader.summary()) \(first) \(reader.fixed)"
}

// MARK: protocols and base classes combine in one variable
// swiftc: blue red 4 false true
protocol Paintable { var color: String { get set } }
class Shape { var sides: Int { 0 } }
final class Square: Shape, Paintable { var color = "red"; override var sides: Int { 4 } }
func probe() -> String {
  var item: Shape & Paintable = Square()
  let alias = item
  item.color = "blue"
  item = Square()
  return "\(alias.color) \(item.color) \(item.sides) \((item as Shape) === (alias as Shape)) \(alias is Square)"
}

// MARK: copying an object needs own code
// swiftc: x! ["t", "u"] x []
final class Note { var text: String; var tags: [String]; init(_ text: String, _ tags: [String]) { self.text = text; self.tags = tags }
  func copy() -> Note { Note(text, tags) }
}
func probe() -> String {
  let a = Note("x", ["t"]), b = a, c = a.copy()
  b.text += "!"
  b.tags.append("u")
  c.tags.removeAll()
  return "\(a.text) \(a.tags) \(c.text) \(c.tags)"
}

// MARK: the whole chain of initializers fills fields in order
// swiftc: conv B- A11 B12 12 10 22
var steps: [String] = []
class A1 { var a: Int; init(a: Int) { self.a = a; steps.append("A\(a)") } }
class B1: A1 { var b: Int; init(b: Int) { self.b = b; steps.append("B-"); super.init(a: b + 1); a += 1; steps.append("B\(a)") } }
final class C1: B1 { var c = 3; convenience init() { steps.append("conv"); self.init(b: 10); c = a + b } }
func probe() -> String {
  let c = C1()
  return steps.joined(separator: " ") + " \(c.a) \(c.b) \(c.c)"
}

// MARK: an object held only by a closure lives as long as the closure
// swiftc: tick0 ["tick", "temp"]
var gone: [String] = []
final class Timer2 { let name: String; init(_ name: String) { self.name = name }; deinit { gone.append(name) } }
func ticker() -> () -> String { let timer = Timer2("tick"); return { timer.name + "\(gone.count)" } }
func probe() -> String {
  var tick: (() -> String)? = ticker()
  let alive = tick!()
  tick = nil
  do { _ = Timer2("temp") }
  return "\(alive) \(gone)"
}
