// swift-format-ignore-file

// MARK: numbers in Any keep their own type
// swiftc: i----- -d---- ---u-- --f--- ----b-
func probe() -> String {
  let values: [Any] = [1, 1.0, Float(1), UInt8(1), true, "1"]
  let ints = values.map { $0 is Int ? "i" : "-" }.joined()
  let doubles = values.map { ($0 as? Double) != nil ? "d" : "-" }.joined()
  let small = values.map { ($0 as? UInt8) != nil ? "u" : "-" }.joined()
  let floats = values.map { ($0 as? Float) != nil ? "f" : "-" }.joined()
  return "\(ints) \(doubles) \(small) \(floats) \(values.map { $0 is Bool ? "b" : "-" }.joined())"
}

// MARK: a literal in Any takes the type it is given
// swiftc: Int Double UInt8 Character Array<Int> Array<Float>
func probe() -> String {
  let list: [Any] = [3, 3 as Double, 3 as UInt8, "a" as Character, [1], [1.5, 2] as [Float]]
  return list.map { "\(type(of: $0))" }.joined(separator: " ")
}

// MARK: casting arrays and dictionaries converts every element
// swiftc: [1, 2, 3] nil 2 true true false
func probe() -> String {
  let mixed: [Any] = [1, 2, 3]
  let broken: [Any] = [1, "2"]
  let table: [String: Any] = ["a": 1, "b": 2]
  let ints = mixed as? [Int]
  let none = broken as? [Int]
  let typed = table as? [String: Int]
  return "\(ints!) \(none as Any) \(typed!["b"]!) \(table as? [String: String] == nil) \(mixed is [Any]) \(broken is [Int])"
}

// MARK: an empty array casts to any element type
// swiftc: 0 -1 true Array<String>
func probe() -> String {
  let empty: Any = [String]()
  let full: Any = ["a"]
  return "\((empty as? [Int])?.count ?? -1) \((full as? [Int])?.count ?? -1) \(empty is [Bool]) \(type(of: empty))"
}

// MARK: casting to a protocol keeps the dynamic type
// swiftc: [4, 30] ["Dinghy", "Int"] 4
protocol Moored { var rope: Int { get } }
struct Dinghy: Moored { var rope = 4 }
struct Buoy {}
extension Int: Moored { var rope: Int { self * 10 } }
func probe() -> String {
  let things: [Any] = [Dinghy(), Buoy(), 3, "x"]
  let ropes = things.compactMap { ($0 as? any Moored)?.rope }
  let types = things.filter { $0 is any Moored }.map { "\(type(of: $0))" }
  return "\(ropes) \(types) \((things[0] as! Dinghy).rope)"
}

// MARK: nested optionals in Any are unwrapped by a cast
// swiftc: 5 -2 false true Optional(nil)
func probe() -> String {
  let deep: Int?? = 5
  let hidden: Any = deep as Any
  let nothing: Any = Optional<Int?>.some(nil) as Any
  return "\(hidden as? Int ?? -1) \(nothing as? Int ?? -2) \(hidden is String) \((hidden as? Int?) != nil) \(String(describing: nothing))"
}

// MARK: a failed downcast of a class leaves nil and the upcast always works
// swiftc: [0, 100, 900] true [false, false, true] true 2
class Plan {}
class Paid: Plan { var cents = 100 }
final class Team: Paid { override init() { super.init(); cents = 900 } }
func probe() -> String {
  let plans: [Plan] = [Plan(), Paid(), Team()]
  let cents = plans.map { ($0 as? Paid)?.cents ?? 0 }
  let upcast = (plans[2] as? Team).map { $0 as Plan } === plans[2]
  return "\(cents) \(upcast) \(plans.map { $0 is Team }) \(plans as? [Paid] == nil) \((Array(plans[1...]) as? [Paid])!.count)"
}

// MARK: AnyObject holds classes and tells identity
// swiftc: 2 [1, 1, 1] true 2
final class Dock { let n: Int; init(_ n: Int) { self.n = n } }
struct Slip: Equatable { let n = 1 }
func probe() -> String {
  let a = Dock(1), b = Dock(1)
  let objects: [AnyObject] = [a, b, a]
  let matches = objects.filter { $0 === a }.count
  let docks = objects.compactMap { ($0 as? Dock)?.n }
  return "\(matches) \(docks) \(objects[1] is Dock) \(Set(objects.map(ObjectIdentifier.init)).count)"
}

// MARK: AnyHashable compares across types of equal value
// swiftc: 4 int text true true true 1
func probe() -> String {
  let keys: [AnyHashable] = [1, "a", 2.5, "a", true]
  let table: [AnyHashable: String] = [1: "int", "a": "text"]
  return "\(Set(keys).count) \(table[1]!) \(table["a"]!) \(keys[0] == AnyHashable(1))"
    + " \(keys[1] == keys[3]) \(keys[0].base is Int) \(keys[0] as? Int ?? 0)"
}

// MARK: functions in Any cast only to their exact type
// swiftc: [8] ["a!"] 0 7
func probe() -> String {
  let double: (Int) -> Int = { $0 * 2 }
  let boxed: [Any] = [double, { (s: String) in s + "!" }, { () -> Int in 7 }]
  let ints = boxed.compactMap { $0 as? (Int) -> Int }.map { $0(4) }
  let texts = boxed.compactMap { $0 as? (String) -> String }.map { $0("a") }
  let none = boxed.compactMap { $0 as? (Int) -> String }.count
  return "\(ints) \(texts) \(none) \((boxed[2] as! () -> Int)())"
}

// MARK: tuples in Any keep their shape
// swiftc: a true 2 true (x: Int, y: Int)
func probe() -> String {
  let pair: Any = (1, "a")
  let labelled: Any = (x: 1, y: 2)
  let plain = (pair as? (Int, String))?.1
  let wrong = pair as? (String, Int)
  let again = (labelled as? (x: Int, y: Int))?.y
  return "\(plain!) \(wrong == nil) \(again!) \(pair is (Int, String)) \(type(of: labelled))"
}

// MARK: metatypes compare and cast
// swiftc: [40] 2 true true ["Ship", "Brig", "Int"]
protocol Sail { static var area: Int { get } }
class Ship {}
final class Brig: Ship, Sail { static let area = 40 }
func probe() -> String {
  let types: [Any.Type] = [Ship.self, Brig.self, Int.self]
  let sails = types.compactMap { ($0 as? any Sail.Type)?.area }
  let ships = types.filter { $0 is Ship.Type }.count
  return "\(sails) \(ships) \(types[2] == Int.self) \(type(of: Brig() as Ship) == Brig.self) \(types.map { "\($0)" })"
}

// MARK: casting a value inside a generic function sees the dynamic type
// swiftc: text 2, list 2, whole 9, flag, other, text 3, whole 4
func clean<T>(_ value: T) -> String {
  if let text = value as? String { return "text \(text.count)" }
  if let list = value as? [Any] { return "list \(list.count)" }
  if let number = value as? any BinaryInteger { return "whole \(number)" }
  return T.self == Bool.self ? "flag" : "other"
}
func probe() -> String {
  let boxed: Any = "abc"
  let maybe: Int? = 4
  return [clean("ab"), clean([1, 2]), clean(UInt8(9)), clean(true), clean(1.5), clean(boxed), clean(maybe)].joined(separator: ", ")
}

// MARK: number conversions clamp, truncate or fail
// swiftc: nil 44 255 -2 nil -128 true false
func probe() -> String {
  let level = 300
  let fits = UInt8(exactly: level)
  let cut = UInt8(truncatingIfNeeded: level)
  let clamped = UInt8(clamping: level)
  return "\(fits as Any) \(cut) \(clamped) \(Int(-2.9)) \(Int(exactly: 2.5) as Any)"
    + " \(Int8(clamping: -999)) \(Float(0.1) == 0.1) \(Double(Float(0.1)) == 0.1)"
}

// MARK: text converts to numbers only when the whole text fits
// swiftc: ["42", "-", "-", "7", "0", "-", "-", "-"] ["42.0", "-", "4.2", "7.0", "-0.0", "31.0", "1000.0", "-"] 31 nil nil
func probe() -> String {
  let texts = ["42", " 42", "4.2", "+7", "-0", "0x1f", "1e3", ""]
  let ints = texts.map { Int($0).map(String.init) ?? "-" }
  let doubles = texts.map { Double($0).map { "\($0)" } ?? "-" }
  return "\(ints) \(doubles) \(Int("1f", radix: 16)!) \(Bool("True") as Any) \(UInt8("256") as Any)"
}

// MARK: as gives a literal or a value its static type only
// swiftc: 0.5 own protocol buoy Optional(7) true
protocol Tagged { var tag: String { get } }
extension Tagged { var tag: String { "default" }; var kind: String { "protocol" } }
struct Buoy2: Tagged { var tag: String { "buoy" }; var kind: String { "own" } }
func probe() -> String {
  let half = 1 as Double / 2
  let buoy = Buoy2()
  return "\(half) \(buoy.kind) \((buoy as any Tagged).kind) \((buoy as any Tagged).tag) \(7 as Int? as Any) \([1, 2] as Set == [2, 1])"
}

// MARK: a switch over Any with optional payloads
// swiftc: 3 big nil a+b jk Double
func text(_ value: Any?) -> String {
  switch value {
  case nil: return "nil"
  case let n as Int where n > 9: return "big"
  case let n as Int: return "\(n)"
  case let list as [String]: return list.joined(separator: "+")
  case let table as [String: Any]: return table.keys.sorted().joined()
  case .some(let other): return "\(type(of: other))"
  }
}
func probe() -> String { ([3, 12, nil, ["a", "b"], ["k": 1, "j": "x"], 2.5] as [Any?]).map(text).joined(separator: " ") }
