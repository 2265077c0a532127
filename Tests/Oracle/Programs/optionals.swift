// swift-format-ignore-file

// MARK: printing optionals and arrays of optionals
// swiftc: [Optional(1), nil, Optional(3)] Optional("Ada") Optional(Optional(4)) Optional("Ada") ["a": Optional("Ada")]
func probe() -> String {
  let weights: [Int?] = [1, nil, 3]
  let name: String? = "Ada"
  let nested: Int?? = 4
  return "\(weights) \(name as Any) \(nested as Any) \(String(describing: name)) \(["a": name])"
}

// MARK: a dictionary of optionals tells absent from nil
// swiftc: true false ["Bob", "Dee", "Eve"]
func probe() -> String {
  var ages: [String: Int?] = ["Ann": 30, "Bob": nil]
  let absent = ages["Cy"] == nil
  let present = ages["Bob"] == nil
  ages["Ann"] = nil
  ages.updateValue(nil, forKey: "Dee")
  ages["Eve"] = .some(nil)
  return "\(absent) \(present) \(ages.keys.sorted())"
}

// MARK: optional chaining flattens every step
// swiftc: 2 -1 Li!
struct Harbor { var ferry: Ferry? }
struct Ferry { var captain: String?; func rename(_ name: String) -> String? { captain.map { $0 + name } } }
func probe() -> String {
  let full: Harbor? = Harbor(ferry: Ferry(captain: "Li"))
  let empty: Harbor? = Harbor(ferry: nil)
  return "\(full?.ferry?.captain?.count ?? -1) \(empty?.ferry?.captain?.count ?? -1) \(full?.ferry?.rename("!") ?? "none")"
}

// MARK: a failing chain does not evaluate the assigned value
// swiftc: true false 1 5
final class Cart { var total = 0 }
func probe() -> String {
  var calls = 0
  func price() -> Int { calls += 1; return 5 }
  var cart: Cart?
  let first: Void? = (cart?.total = price())
  cart = Cart()
  let second: Void? = (cart?.total = price())
  return "\(first == nil) \(second == nil) \(calls) \(cart!.total)"
}

// MARK: map nests and flatMap flattens
// swiftc: Optional(Optional(12)) Optional(12) Optional(nil) false true
func probe() -> String {
  let typed: String? = "12"
  let mapped = typed.map { Int($0) }
  let flat = typed.flatMap { Int($0) }
  let bad = Optional("x").map { Int($0) }
  return "\(mapped as Any) \(flat as Any) \(bad as Any) \(bad == nil) \(Optional("x").flatMap { Int($0) } == nil)"
}

// MARK: if let shorthand shadows and chains conditions
// swiftc: Ann31,-,Bob
func probe() -> String {
  var out: [String] = []
  for (name, age) in [("Ann", 30), (nil, 4), ("Bob", nil)] as [(String?, Int?)] {
    if let name, let age, age > 10, case let next = age + 1 { out.append("\(name)\(next)") }
    else if let name { out.append(name) }
    else { out.append("-") }
  }
  return out.joined(separator: ",")
}

// MARK: guard let binds for the rest of the scope
// swiftc: a 5 2, none, none, c cheap
func fare(_ zone: String?, _ table: [String: Int]) -> String {
  guard let zone, let price = table[zone] else { return "none" }
  guard price > 2, case let half = price / 2 else { return "\(zone) cheap" }
  return "\(zone) \(price) \(half)"
}
func probe() -> String { [fare("a", ["a": 5]), fare("b", ["a": 5]), fare(nil, [:]), fare("c", ["c": 1])].joined(separator: ", ") }

// MARK: while let runs until nil
// swiftc: [2, 1] [9]
func probe() -> String {
  var queue = [3, 1, 2]
  var log: [Int] = []
  while let next = queue.popLast(), next != 3 {
    log.append(next)
    if next == 2 { queue.insert(9, at: 0) }
  }
  return "\(log) \(queue)"
}

// MARK: a chain of fallbacks stops at the first value
// swiftc: 7 nil ["memory", "disk", "a", "b"]
func probe() -> String {
  var asked: [String] = []
  func cache(_ name: String, _ value: Int?) -> Int? { asked.append(name); return value }
  let found = cache("memory", nil) ?? cache("disk", 7) ?? cache("net", 8) ?? 0
  let still = cache("a", nil) ?? cache("b", nil)
  return "\(found) \(still as Any) \(asked)"
}

// MARK: the fallback operator binds looser than plus and tighter than comparison
// swiftc: 3 4 true 5 true
func probe() -> String {
  let knots: Int? = nil
  let sure: Int? = 4
  return "\(knots ?? 1 + 2) \(sure ?? 1 + 2) \(knots ?? 3 > 2) \((sure ?? 0) + 1) \(sure ?? 0 == 4)"
}

// MARK: an optional inside Any
// swiftc: Optional(3) nil true false true [Optional(3), nil, Optional(4)] false
func probe() -> String {
  let some: Any = Optional(3) as Any
  let none: Any = Optional<Int>.none as Any
  let list: [Any] = [some, none, 4]
  let ints = list.map { $0 as? Int }
  return "\(some) \(none) \(some is Int) \(none is Int) \(none is Int?) \(ints) \(none as? Int? == nil)"
}

// MARK: comparing nested optionals with nil
// swiftc: true false true true true true true
func probe() -> String {
  let outer: Int?? = nil
  let inner: Int?? = .some(nil)
  let full: Int?? = 5
  return "\(outer == nil) \(inner == nil) \(inner == .some(nil)) \(full == 5) \(full! == 5) \(inner ?? 9 == nil) \(outer ?? 9 == 9)"
}

// MARK: optionals compare by value and against literals
// swiftc: true true false true true true 0
func probe() -> String {
  let seat: Int? = 3
  let other: Int? = nil
  let names: [String?] = ["a", nil]
  return "\(seat == 3) \(seat != nil) \(other == seat) \(other != 3) \(names == ["a", nil]) \(names.contains(nil)) \(names.firstIndex(of: "a")!)"
}

// MARK: calling a mutating method through an optional
// swiftc: true false [] Optional("x")
func probe() -> String {
  var notes: [String]? = []
  let did: Void? = notes?.append("x")
  var gone: [String]?
  let didNot: Void? = gone?.append("y")
  let removed = notes?.popLast()
  return "\(did != nil) \(didNot != nil) \(notes!) \(removed as Any)"
}

// MARK: optional patterns in a switch
// swiftc: full, good 7, low 2, skipped, absent
func grade(_ score: Int??) -> String {
  switch score {
  case 10??: return "full"
  case let points?? where points > 5: return "good \(points)"
  case .some(.none): return "skipped"
  case nil: return "absent"
  case .some(.some(let points)): return "low \(points)"
  }
}
func probe() -> String { [grade(10), grade(7), grade(2), grade(.some(nil)), grade(nil)].joined(separator: ", ") }

// MARK: an implicitly unwrapped value is copied as an optional
// swiftc: Optional("abc") 3 [Optional("abc")] true nil
func probe() -> String {
  var token: String! = "abc"
  let copy = token
  let count: Int = token.count
  let list = [token]
  token = nil
  return "\(copy as Any) \(count) \(list) \(token == nil) \(token?.count as Any)"
}

// MARK: mutating a dictionary value through a chain
// swiftc: ["a": [11]] nil Optional(2)
func probe() -> String {
  var groups = ["a": [1]]
  groups["a"]?.append(2)
  groups["b"]?.append(3)
  let count = groups["b"]?.count
  groups["a"]?[0] += 10
  let removed = groups["a"]?.remove(at: 1)
  return "\(groups) \(count as Any) \(removed as Any)"
}

// MARK: an optional closure is called only when present
// swiftc: nil nil Optional(8) 6
struct Button { var onTap: ((Int) -> Int?)? }
func probe() -> String {
  var button = Button()
  let silent = button.onTap?(1)
  button.onTap = { $0 > 1 ? $0 * 2 : nil }
  return "\(silent as Any) \(button.onTap?(1) as Any) \(button.onTap?(4) as Any) \(button.onTap!(3)!)"
}

// MARK: an extension on Optional is reached without unwrapping
// swiftc: Zed,-, [false, true, true] nil
extension Optional where Wrapped == String {
  var orDash: String { self ?? "-" }
  var isBlank: Bool { self?.isEmpty ?? true }
}
struct Guest { var nick: String? }
func probe() -> String {
  let guests = [Guest(nick: "Zed"), Guest(nick: nil), Guest(nick: "")]
  let nobody: Guest? = nil
  return guests.map(\.nick.orDash).joined(separator: ",") + " \(guests.map(\.nick.isBlank)) \(nobody?.nick.orDash as Any)"
}

// MARK: assigning through a question mark needs a value
// swiftc: nil Optional(21)
func probe() -> String {
  var stock: Int? = nil
  stock? = 5
  let before = stock
  stock = 1
  stock? = 5
  stock! += 2
  stock? *= 3
  return "\(before as Any) \(stock as Any)"
}

// MARK: for case takes the present elements only
// swiftc: 6 [4, 0, 9] [Optional(8), nil, Optional(0), Optional(18)]
func probe() -> String {
  let readings: [Int?] = [4, nil, 0, 9]
  var sum = 0
  for case let value? in readings where value != 9 { sum += value + 1 }
  let present = readings.compactMap { $0 }
  let doubled = readings.map { $0.map { $0 * 2 } }
  return "\(sum) \(present) \(doubled)"
}

// MARK: try? flattens and as? chains
// swiftc: Optional(3) nil nil Optional(5) nil
struct Bad: Error {}
func parse(_ text: String) throws -> Int? { if text == "!" { throw Bad() }; return Int(text) }
func probe() -> String {
  let good = try? parse("3")
  let none = try? parse("x")
  let bad = try? parse("!")
  let any: Any? = 5
  return "\(good as Any) \(none as Any) \(bad as Any) \(any as? Int as Any) \((any as? String)?.count as Any)"
}

// MARK: taking the value leaves nil behind
// swiftc: Optional("hello") nil Optional("x")
func probe() -> String {
  var draft: String? = "hello"
  let taken = draft.take()
  let again = draft.take()
  draft = "x"
  return "\(taken as Any) \(again as Any) \(draft as Any)"
}
