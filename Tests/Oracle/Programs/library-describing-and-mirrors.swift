// swift-format-ignore-file

// MARK: strings are quoted inside collections only
// swiftc: ["Ada", "B\"o", "c\n"] Ada [["x"], []] ["k": "v"] ["one"]
func probe() -> String {
  let names = ["Ada", "B\"o", "c\n"]
  return "\(names) \(names[0]) \([["x"], []]) \(["k": "v"]) \(Set(["one"]))"
}

// MARK: optionals print their wrapping
// swiftc: Optional("Ada") nil Optional(nil) Optional(Optional(5)) [Optional(1), nil] ["a": Optional("Ada")]
func probe() -> String {
  let name: String? = "Ada"
  let none: Int? = nil
  let deep: Int?? = .some(.none)
  let nested: Int?? = 5
  return "\(name as Any) \(none as Any) \(deep as Any) \(nested as Any) \([1, nil]) \(["a": name])"
}

// MARK: tuples print their labels and quote nothing at the top
// swiftc: ("tea", 2) (name: "tea", count: 2, price: 1.0) ((1, "a"), [("b", 2)]) ()
func probe() -> String {
  let pair = ("tea", 2)
  let labelled = (name: "tea", count: 2, price: 1.0)
  let nested = ((1, "a"), [("b", 2)])
  return "\(pair) \(labelled) \(nested) \(())"
}

// MARK: structs print fields with their own descriptions
// swiftc: Cup(name: "big", size: 1.0, tags: ["a"], lid: Optional(3), owner: "x") [probe.Cup(name: "s", size: 0.5, tags: [], lid: nil, owner: "x")]
struct Cup {
  var name: String
  var size: Float
  var tags: [String]
  var lid: Int?
  var owner: Character = "x"
}
func probe() -> String { "\(Cup(name: "big", size: 1, tags: ["a"], lid: 3)) \([Cup(name: "s", size: 0.5, tags: [], lid: nil)])" }

// MARK: enums print cases with their payload labels
// swiftc: [probe.Step.idle, probe.Step.brew(minutes: 3, "oolong"), probe.Step.wait(2.0), probe.Step.twice(probe.Step.twice(probe.Step.idle))] brew(minutes: 3, "oolong")
enum Step {
  case idle
  case brew(minutes: Int, String)
  case wait(Double)
  indirect case twice(Step)
}
func probe() -> String {
  let steps: [Step] = [.idle, .brew(minutes: 3, "oolong"), .wait(2), .twice(.twice(.idle))]
  return "\(steps) \(steps[1])"
}

// MARK: raw values do not change the printed case
// swiftc: high 10 night N [probe.Mode.day] nil Optional(probe.Level.low)
enum Level: Int { case low = 1, high = 10 }
enum Mode: String { case day, night = "N" }
func probe() -> String {
  "\(Level.high) \(Level.high.rawValue) \(Mode.night) \(Mode.night.rawValue) \([Mode.day]) \(Level(rawValue: 2) as Any) \(Level(rawValue: 1) as Any)"
}

// MARK: reflecting adds the module name
// swiftc: probe.Pot(id: 1) probe.Heat.warm probe.Pot "a" Pot probe.Stove
struct Pot { var id = 1 }
enum Heat { case warm }
class Stove {}
func probe() -> String {
  let reflected = [String(reflecting: Pot()), String(reflecting: Heat.warm), String(reflecting: Pot.self), String(reflecting: "a")]
  return reflected.joined(separator: " ") + " \(Pot.self) \(Stove())"
}

// MARK: collections and optionals prefer the debug description
// swiftc: 5c [Coin<5>] ["a": Coin<5>] Optional(Coin<5>) (Coin<5>, 1) Coin<5>
struct Coin: CustomStringConvertible, CustomDebugStringConvertible {
  var cents: Int
  var description: String { "\(cents)c" }
  var debugDescription: String { "Coin<\(cents)>" }
}
func probe() -> String {
  let coin = Coin(cents: 5)
  return "\(coin) \([coin]) \(["a": coin]) \(Optional(coin) as Any) \((coin, 1)) \(String(reflecting: coin))"
}

// MARK: a description alone is used everywhere
// swiftc: Log(tides: [1.0 m], best: Optional(2.5 m)) 2.5 m 2.5 m Optional(2.5 m)
struct Tide: CustomStringConvertible {
  var metres: Double
  var description: String { "\(metres) m" }
}
struct Log { var tides: [Tide]; var best: Tide? }
func probe() -> String {
  let log = Log(tides: [Tide(metres: 1)], best: Tide(metres: 2.5))
  return "\(log) \(log.best!) \(String(reflecting: log.best!)) \(log.best as Any)"
}

// MARK: a debug description alone answers for describing too
// swiftc: T3 T4 [T5] 2
struct Token: CustomDebugStringConvertible {
  var raw: Int
  var debugDescription: String { "T\(raw)" }
}
func probe() -> String { "\(Token(raw: 3)) \(String(describing: Token(raw: 4))) \([Token(raw: 5)]) \("\(Token(raw: 6))".count)" }

// MARK: a protocol extension can supply the description
// swiftc: «Fram» «Bergen» [«Gjøa»] «Bergen»
protocol Named: CustomStringConvertible { var name: String { get } }
extension Named { var description: String { "«\(name)»" } }
struct Boat: Named { var name: String }
class Harbour: Named { let name = "Bergen" }
func probe() -> String { "\(Boat(name: "Fram")) \(Harbour()) \([Boat(name: "Gjøa")]) \(Harbour() as Any)" }

// MARK: types print with generic arguments and nesting
// swiftc: Item<Array<Optional<Int>>> Dictionary<String, Double> Kind (Int, String) (x: Int, Bool) (Int) -> String Set<Character> Result<Int, Error> Optional<Optional<Int>> Any
struct Shop { struct Item<Value> {} ; enum Kind { case a } }
func probe() -> String {
  "\(Shop.Item<[Int?]>.self) \([String: Double].self) \(Shop.Kind.self) \((Int, String).self) \((x: Int, Bool).self) "
    + "\(((Int) -> String).self) \(Set<Character>.self) \(Result<Int, Error>.self) \(Int??.self) \(Any.self)"
}

// MARK: mirror of a struct lists stored properties only
// swiftc: litres=1.5, brand=Alto, isOn=nil struct Kettle
struct Kettle {
  var litres = 1.5
  let brand = "Alto"
  var isOn: Bool? = nil
  var label: String { "\(brand)!" }
  static let limit = 3
}
func probe() -> String {
  let mirror = Mirror(reflecting: Kettle())
  return mirror.children.map { "\($0.label ?? "-")=\($0.value)" }.joined(separator: ", ") + " \(mirror.displayStyle!) \(mirror.subjectType)"
}

// MARK: mirror of an enum has its payload as the child
// swiftc: enum none; enum courier (name: "Bo", days: 2); enum locker 7
enum Delivery { case pickup, courier(name: String, days: Int), locker(Int) }
func probe() -> String {
  [Delivery.pickup, .courier(name: "Bo", days: 2), .locker(7)].map { value in
    let mirror = Mirror(reflecting: value)
    return "\(mirror.displayStyle!) \(mirror.children.first.map { "\($0.label!) \($0.value)" } ?? "none")"
  }.joined(separator: "; ")
}

// MARK: mirror of a tuple labels positions
// swiftc: [".0", ".1"] ["width", "height"] tuple 2
func probe() -> String {
  let plain = Mirror(reflecting: (1, "a"))
  let named = Mirror(reflecting: (width: 2.0, height: 3))
  return "\(plain.children.map { $0.label! }) \(named.children.map { $0.label! }) \(plain.displayStyle!) \(named.children.count)"
}

// MARK: mirror of a class reaches its superclass
// swiftc: ["cars"] ["name"] Vessel true class
class Vessel { var name = "Fram" }
final class Ferry: Vessel { var cars = 40 }
func probe() -> String {
  let mirror = Mirror(reflecting: Ferry())
  let own = mirror.children.compactMap(\.label)
  let above = mirror.superclassMirror?.children.compactMap(\.label) ?? []
  return "\(own) \(above) \(mirror.superclassMirror!.subjectType) \(mirror.superclassMirror?.superclassMirror == nil) \(mirror.displayStyle!)"
}

// MARK: mirror of collections and optionals
// swiftc: collection ["nil", "nil"] dictionary (key: "k", value: 1) optional some 0 true
func probe() -> String {
  let list = Mirror(reflecting: ["a", "b"])
  let map = Mirror(reflecting: ["k": 1])
  let some = Mirror(reflecting: Optional(3) as Any)
  let none = Mirror(reflecting: Optional<Int>.none as Any)
  return "\(list.displayStyle!) \(list.children.map { $0.label ?? "nil" }) \(map.displayStyle!) \(map.children.first!.value) "
    + "\(some.displayStyle!) \(some.children.first!.label!) \(none.children.count) \(Mirror(reflecting: 5).displayStyle == nil)"
}

// MARK: a custom mirror hides and renames fields
// swiftc: ["login:ada"] Account(login: "ada") Optional("ada")
struct Account: CustomReflectable {
  var user = "ada"
  var secret = "1234"
  var customMirror: Mirror { Mirror(self, children: ["login": user], displayStyle: .struct) }
}
func probe() -> String {
  let mirror = Mirror(reflecting: Account())
  return "\(mirror.children.map { "\($0.label!):\($0.value)" }) \(Account()) \(mirror.descendant("login") as Any)"
}

// MARK: descending a mirror by labels and positions
// swiftc: Bo 5 tea true
struct Line { var item: String; var counts: [Int] }
struct Basket { var owner = (name: "Bo", age: 7); var lines = [Line(item: "tea", counts: [4, 5])] }
func probe() -> String {
  let mirror = Mirror(reflecting: Basket())
  return "\(mirror.descendant("owner", "name") ?? "-") \(mirror.descendant("lines", 0, "counts", 1) ?? "-") "
    + "\(mirror.descendant(1, 0, 0) ?? "-") \(mirror.descendant("x") == nil)"
}

// MARK: dump writes an indented tree
// swiftc: ▿ leaf: probe.Leaf¶  - name: "fern"¶  ▿ sizes: 2 elements¶    - 1¶    - 2¶  - parent: nil¶
struct Leaf { var name = "fern"; var sizes = [1, 2]; var parent: String? = nil }
func probe() -> String {
  var text = ""
  dump(Leaf(), to: &text, name: "leaf")
  return text
}

// MARK: ranges and slices print like this
// swiftc: 1..<4 1...4 [20, 30] [Range(1..<2)] 0..<3 PartialRangeThrough<Int>(upperBound: 3) PartialRangeFrom<Int>(lowerBound: 2) a...c [0, 2]
func probe() -> String {
  let numbers = [10, 20, 30]
  return "\(1..<4) \(1...4) \(numbers[1...]) \([1..<2]) \(numbers.indices) \(...3) \(2...) \(("a"..."c")) \(stride(from: 0, to: 4, by: 2).map { $0 })"
}

// MARK: errors print their case or localized text
// swiftc: cold burnt(degrees: 99) PumpError() pump stuck 3
enum BrewError: Error { case cold, burnt(degrees: Int) }
struct PumpError: LocalizedError { var errorDescription: String? { "pump stuck" } }
func probe() -> String {
  let errors: [Error] = [BrewError.cold, BrewError.burnt(degrees: 99), PumpError()]
  return errors.map { "\($0)" }.joined(separator: " ") + " " + PumpError().localizedDescription + " \(errors.count)"
}

// MARK: describing a value held as a protocol
// swiftc: [probe.Tea(strength: 2), mocha] Array<Drink> Tea ["Tea", "Mocha"]
protocol Drink { var strength: Int { get } }
struct Tea: Drink { var strength = 2 }
struct Mocha: Drink, CustomStringConvertible { var strength = 5; var description: String { "mocha" } }
func probe() -> String {
  let drinks: [any Drink] = [Tea(), Mocha()]
  return "\(drinks) \(type(of: drinks)) \(type(of: drinks[0])) \(drinks.map { String(describing: type(of: $0)) })"
}

// MARK: metatypes and key paths print their names
// swiftc: Point Point Int [Swift.Int, Swift.String] \Point.x
struct Point { var x = 1 }
func probe() -> String {
  let type: Any.Type = Point.self
  let values: [Any] = [Point.self, type, Int.self, [Int.self, String.self] as [Any.Type], \Point.x]
  return values.map { "\($0)" }.joined(separator: " ")
}
