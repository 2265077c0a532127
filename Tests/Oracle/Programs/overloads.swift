// swift-format-ignore-file

// MARK: an integer literal prefers the Int overload
// swiftc: Int 3, Double 3.0, Double 1.5, Int 3, Double 3.5
func label(_ litres: Int) -> String { "Int \(litres)" }
func label(_ litres: Double) -> String { "Double \(litres)" }
func probe() -> String {
  let half = 1.5
  return [label(3), label(3.0), label(half), label(7 / 2), label(7 / 2.0)].joined(separator: ", ")
}

// MARK: the contextual type picks the overload by return type
// swiftc: 7 seven [7.0] 8 seven!
func reading() -> Int { 7 }
func reading() -> String { "seven" }
func reading() -> [Double] { [7] }
func probe() -> String {
  let number: Int = reading()
  let text: String = reading()
  return "\(number) \(text) \(reading() as [Double]) \(reading() + 1 as Int) \(reading() + "!" as String)"
}

// MARK: argument labels alone tell methods apart
// swiftc: to 80, plain 9, by 1 ["to 1", "to 2"]
struct Kettle {
  func heat(to degrees: Int) -> String { "to \(degrees)" }
  func heat(by degrees: Int) -> String { "by \(degrees)" }
  func heat(_ degrees: Int) -> String { "plain \(degrees)" }
}
func probe() -> String {
  let kettle = Kettle()
  let pick = kettle.heat(by:)
  return [kettle.heat(to: 80), kettle.heat(9), pick(1)].joined(separator: ", ") + " \([1, 2].map(kettle.heat(to:)))"
}

// MARK: a non-optional argument prefers the non-optional overload
// swiftc: sure Bo, maybe Ada, maybe -, sure Ada, maybe Bo, sure Ada
func show(_ name: String) -> String { "sure \(name)" }
func show(_ name: String?) -> String { "maybe \(name ?? "-")" }
func probe() -> String {
  let maybe: String? = "Ada"
  let sure = "Bo"
  return [show(sure), show(maybe), show(nil), show(maybe!), show(sure as String?), show(maybe ?? "x")].joined(separator: ", ")
}

// MARK: a concrete overload beats a generic one but not inside generic code
// swiftc: whole, list of 2, list of 3, anything, anything, anything, list of 1
func kind<T>(_ value: T) -> String { "anything" }
func kind(_ value: Int) -> String { "whole" }
func kind<T: Collection>(_ value: T) -> String { "list of \(value.count)" }
func relay<T>(_ value: T) -> String { kind(value) }
func relayList<T: Collection>(_ value: T) -> String { kind(value) }
func probe() -> String {
  [kind(1), kind("ab"), kind([1, 2, 3]), kind(true), relay(1), relay([1]), relayList([1])].joined(separator: ", ")
}

// MARK: an overload that needs no default argument wins
// swiftc: one assam; 3 cups of mint; 4 cups of oolong
func order(_ tea: String) -> String { "one \(tea)" }
func order(_ tea: String, cups: Int = 2) -> String { "\(cups) cups of \(tea)" }
func probe() -> String {
  let defaulted = order(_:cups:)
  return [order("assam"), order("mint", cups: 3), defaulted("oolong", 4)].joined(separator: "; ")
}

// MARK: an exact parameter list beats a variadic one
// swiftc: many [], single 4
func tally(_ boats: Int...) -> String { "many \(boats)" }
func tally(_ boat: Int) -> String { "single \(boat)" }
func tally(_ first: Int, _ rest: Int...) -> String { "first \(first) rest \(rest)" }
func probe() -> String {
  [tally(), tally(4)].joined(separator: ", ")
}

// MARK: variadic and array overloads live side by side
// swiftc: spread a>b, list Oslo>Bergen, spread solo, list x
func join(_ stops: String...) -> String { "spread " + stops.joined(separator: ">") }
func join(_ stops: [String]) -> String { "list " + stops.joined(separator: ">") }
func probe() -> String {
  let route = ["Oslo", "Bergen"]
  return [join("a", "b"), join(route), join("solo"), join(["x"])].joined(separator: ", ")
}

// MARK: a disfavored overload is used only when nothing else fits
// swiftc: StaticString A1, String B2
struct Ticket {
  @_disfavoredOverload func stamp(_ text: String) -> String { "String \(text)" }
  func stamp(_ code: StaticString) -> String { "StaticString \(code)" }
}
func probe() -> String {
  let ticket = Ticket()
  let dynamic = "B" + "2"
  return ticket.stamp("A1") + ", " + ticket.stamp(dynamic)
}

// MARK: the result of a trailing closure selects the overload
// swiftc: number 3, text three, flag true, number 3
func run(_ body: () -> Int) -> String { "number \(body())" }
func run(_ body: () -> String) -> String { "text \(body())" }
func run(_ body: () -> Bool) -> String { "flag \(body())" }
func probe() -> String {
  [run { 3 }, run { "three" }, run { 3 > 2 }, run { "abc".count }].joined(separator: ", ")
}

// MARK: the number of closure parameters selects the overload
// swiftc: c5 c6 c7 | 0:5 1:6 2:7 | 0 6 14
struct Deck {
  let cards = [5, 6, 7]
  func visit(_ body: (Int) -> String) -> String { cards.map(body).joined(separator: " ") }
  func visit(_ body: (Int, Int) -> String) -> String { cards.enumerated().map { body($0.offset, $0.element) }.joined(separator: " ") }
}
func probe() -> String {
  let deck = Deck()
  return deck.visit { "c\($0)" } + " | " + deck.visit { "\($0):\($1)" } + " | " + deck.visit { index, card in "\(index * card)" }
}

// MARK: overloads are chosen by static type and overrides by dynamic type
// swiftc: special cocoa, plain cocoa, special cocoa ["plain cocoa", "plain drink"]
class Drink { func name() -> String { "drink" } }
final class Cocoa: Drink { override func name() -> String { "cocoa" } }
func serve(_ drink: Drink) -> String { "plain \(drink.name())" }
func serve(_ cocoa: Cocoa) -> String { "special \(cocoa.name())" }
func probe() -> String {
  let hidden: Drink = Cocoa()
  let list = [Cocoa(), Drink()]
  return [serve(Cocoa()), serve(hidden), serve(hidden as! Cocoa)].joined(separator: ", ") + " \(list.map { serve($0) })"
}

// MARK: a subclass overload does not override the base method
// swiftc: int any any any
class Log { func add(_ entry: Any) -> String { "any" } }
final class IntLog: Log { func add(_ entry: Int) -> String { "int" } }
func probe() -> String {
  let log = IntLog()
  let base: Log = log
  return [log.add(1), log.add("x"), log.add(1 as Any), base.add(1)].joined(separator: " ")
}

// MARK: a constrained extension method beats the plain one
// swiftc: sum 3, 1 things, 2 things, 1 things
extension Array {
  func summary() -> String { "\(count) things" }
}
extension Array where Element == Int {
  func summary() -> String { "sum \(reduce(0, +))" }
}
func generic<T>(_ list: [T]) -> String { list.summary() }
func probe() -> String {
  [[1, 2].summary(), ["a"].summary(), generic([1, 2]), [1.5].summary()].joined(separator: ", ")
}

// MARK: a string literal prefers String over Character and Substring
// swiftc: String Character Substring Character String
func glyph(_ value: Character) -> String { "Character" }
func glyph(_ value: String) -> String { "String" }
func glyph(_ value: Substring) -> String { "Substring" }
func probe() -> String {
  let word = "tide"
  return [glyph("t"), glyph(word.first!), glyph(word.prefix(2)), glyph("t" as Character), glyph(word)].joined(separator: " ")
}

// MARK: initializers overloaded by type and label
// swiftc: 250c 2.5e raw 2 99c-10% 2c
struct Price {
  var text: String
  init(_ cents: Int) { text = "\(cents)c" }
  init(_ euros: Double) { text = "\(euros)e" }
  init(_ raw: String) { text = "raw \(raw)" }
  init(discount percent: Int, of base: Price) { text = "\(base.text)-\(percent)%" }
}
func probe() -> String {
  [Price(250), Price(2.5), Price("2"), Price(discount: 10, of: .init(99))].map(\.text).joined(separator: " ") + " " + [1, 2].map(Price.init)[1].text
}

// MARK: Any loses against a generic and against a protocol type
// swiftc: floats any any floats floats
protocol Floats { var draft: Double { get } }
struct Canoe: Floats { var draft = 0.2 }
func park(_ thing: Any) -> String { "any" }
func park(_ thing: any Floats) -> String { "floats" }
func probe() -> String {
  let boxed: Any = Canoe()
  let list: [any Floats] = [Canoe()]
  return [park(Canoe()), park(boxed), park(3), park(list[0]), park(boxed as! any Floats)].joined(separator: " ")
}

// MARK: static and instance methods may share a name
// swiftc: instance 4 kWh, kWh, 12 kWh, instance 9 kWh
struct Meter {
  var value = 4
  func unit() -> String { "instance \(value) \(Self.unit())" }
  static func unit() -> String { "kWh" }
  func unit(_ scale: Int) -> String { "\(value * scale) " + Meter.unit() }
}
func probe() -> String { "\(Meter().unit()), \(Meter.unit()), \(Meter().unit(3)), \(Meter.unit(Meter(value: 9))())" }

// MARK: in an async context the async overload wins
// swiftc: async sync sync
func load() -> String { "sync" }
func load() async -> String { "async" }
func plain() -> String { load() }
func probe() async -> String {
  let direct = await load()
  let closure: () -> String = { load() }
  return "\(direct) \(plain()) \(closure())"
}

// MARK: an exact optional result is preferred when the context is optional
// swiftc: maybe1 sure2 none
func find(_ id: Int) -> String { "sure\(id)" }
func find(_ id: Int) -> String? { id > 5 ? nil : "maybe\(id)" }
func probe() -> String {
  let optional: String? = find(1)
  let sure: String = find(2)
  if let bound = find(9) { return "bound \(bound)" }
  return "\(optional!) \(sure) none"
}

// MARK: the more specific generic constraint wins
// swiftc: wild pet Mia ["wild"]
protocol Animal {}
protocol Pet: Animal { var name: String { get } }
struct Fox: Animal {}
struct Cat: Pet { let name = "Mia" }
func greet<T: Animal>(_ animal: T) -> String { "wild" }
func greet<T: Pet>(_ pet: T) -> String { "pet \(pet.name)" }
func greetAll<T: Animal>(_ animals: [T]) -> [String] { animals.map { greet($0) } }
func probe() -> String { "\(greet(Fox())) \(greet(Cat())) \(greetAll([Cat()]))" }

// MARK: an overload chosen through a default argument value
// swiftc: Double 2.0, Int 2, Int 2, Double 3.0
func scale(_ factor: Double) -> String { "Double \(factor)" }
func scale(_ factor: Int) -> String { "Int \(factor)" }
func resize(by factor: Double = 2) -> String { scale(factor) }
func resizeWhole(by factor: Int = 2) -> String { scale(factor) }
func probe() -> String { [resize(), resizeWhole(), scale(2), resize(by: 3)].joined(separator: ", ") }

// MARK: trailing closure labels choose between methods
// swiftc: failed:x done:y both:ab
struct Form {
  func save(done: () -> String) -> String { "done:" + done() }
  func save(failed: () -> String) -> String { "failed:" + failed() }
  func save(done: () -> String, failed: () -> String) -> String { "both:" + done() + failed() }
}
func probe() -> String {
  let form = Form()
  return [form.save(failed: { "x" }), form.save(done: { "y" }), form.save { "a" } failed: { "b" }].joined(separator: " ")
}
