// swift-format-ignore-file

// MARK: a switch over tuples mixes wildcards, ranges and bindings
// swiftc: home quay deep2 bay line9 sea0 sea4
func place(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "home"
  case (_, 0): return "quay"
  case (0, let y) where y < 0: return "deep\(-y)"
  case (1...3, 1...3): return "bay"
  case let (x, y) where x == y: return "line\(x)"
  case (let x, _): return "sea\(x)"
  }
}
func probe() -> String { [(0, 0), (5, 0), (0, -2), (3, 1), (9, 9), (0, 4), (4, 3)].map(place).joined(separator: " ") }

// MARK: the first matching case wins
// swiftc: small both15 both30 other
func probe() -> String {
  var log: [String] = []
  for n in [4, 15, 30, 7] {
    switch n {
    case let x where x % 3 == 0 && x % 5 == 0: log.append("both\(x)")
    case let x where x % 3 == 0, let x where x % 5 == 0: log.append("one\(x)")
    case ...5: log.append("small")
    case 10...: log.append("big")
    default: log.append("other")
    }
  }
  return log.joined(separator: " ")
}

// MARK: fallthrough runs the next body without its test
// swiftc: one ; two never tested ; three two never tested ; ;
func probe() -> String {
  var steps: [String] = []
  for level in 1...4 {
    switch level {
    case 3: steps.append("three"); fallthrough
    case 2: steps.append("two"); fallthrough
    case 99: steps.append("never tested")
    case 1: steps.append("one")
    default: break
    }
    steps.append(";")
  }
  return steps.joined(separator: " ")
}

// MARK: type patterns bind the cast value
// swiftc: zero minus4 int AB t1 3 f42 ?
func kind(_ value: Any) -> String {
  switch value {
  case 0 as Int: return "zero"
  case let n as Int where n < 0: return "minus\(-n)"
  case is Int: return "int"
  case let s as String: return s.uppercased()
  case let (a, b) as (Int, String): return "\(b)\(a)"
  case let list as [Int]: return "\(list.reduce(0, +))"
  case let f as (Int) -> Int: return "f\(f(2))"
  default: return "?"
  }
}
func probe() -> String { ([0, -4, 8, "ab", (1, "t"), [1, 2], { (n: Int) in n * 21 }, 1.5] as [Any]).map(kind).joined(separator: " ") }

// MARK: an own expression pattern
// swiftc: north, long, east or north, none
struct Postcode { let text: String }
func ~= (prefix: String, code: Postcode) -> Bool { code.text.hasPrefix(prefix) }
func ~= (test: (Postcode) -> Bool, code: Postcode) -> Bool { test(code) }
func isLong(_ code: Postcode) -> Bool { code.text.count > 5 }
func area(_ code: Postcode) -> String {
  switch code {
  case "N1": return "north"
  case isLong: return "long"
  case "N", "E": return "east or north"
  default: return "none"
  }
}
func probe() -> String { ["N12", "N456789", "E1", "W2"].map { area(Postcode(text: $0)) }.joined(separator: ", ") }

// MARK: nested enum and optional patterns
// swiftc: home, Ulm7, unknown1, plain Bonn, lost3, lost
enum Parcel { case sent(to: String?, stamps: [Int]), lost(after: Int?) }
func text(_ parcel: Parcel) -> String {
  switch parcel {
  case .sent(to: "home"?, _): return "home"
  case .sent(let city?, let stamps) where stamps.count > 1: return "\(city)\(stamps[1])"
  case .sent(to: nil, stamps: let s): return "unknown\(s.count)"
  case .sent(let city, stamps: _): return "plain \(city!)"
  case .lost(after: let days?): return "lost\(days)"
  case .lost: return "lost"
  }
}
func probe() -> String {
  let all: [Parcel] = [.sent(to: "home", stamps: []), .sent(to: "Ulm", stamps: [1, 7]), .sent(to: nil, stamps: [1]), .sent(to: "Bonn", stamps: []),
    .lost(after: 3), .lost(after: nil)]
  return all.map(text).joined(separator: ", ")
}

// MARK: if case and guard case bind payloads
// swiftc: body x, code 200, code 404, go a/b, stop, stop
enum Reply { case ok(Int, String), redirect(String), empty }
func handle(_ reply: Reply) -> String {
  if case .ok(200, let body) = reply, body != "" { return "body \(body)" }
  if case let .ok(code, _) = reply { return "code \(code)" }
  guard case .redirect(let url) = reply, url.contains("/") else { return "stop" }
  return "go \(url)"
}
func probe() -> String { [.ok(200, "x"), .ok(200, ""), .ok(404, "y"), .redirect("a/b"), .redirect("ab"), .empty].map(handle).joined(separator: ", ") }

// MARK: for case filters by pattern
// swiftc: 7 1 ["0:2", "2:7", "a", "c"]
enum Move { case step(Int), turn(left: Bool), stop }
func probe() -> String {
  let moves: [Move] = [.step(2), .turn(left: true), .step(7), .stop, .turn(left: false)]
  var total = 0, lefts = 0
  for case .step(let n) in moves where n > 2 { total += n }
  for case .turn(left: true) in moves { lefts += 1 }
  var pairs: [String] = []
  for case let (i, .step(n)) in moves.enumerated() { pairs.append("\(i):\(n)") }
  for case (let name, 1...3) in [("a", 1), ("b", 4), ("c", 3)] { pairs.append(name) }
  return "\(total) \(lefts) \(pairs)"
}

// MARK: while case consumes a changing value
// swiftc: [0, 1, 3, 6] top
enum Stair { case up(Int), top }
func probe() -> String {
  var stair = Stair.up(0)
  var path: [Int] = []
  while case .up(let n) = stair {
    path.append(n)
    stair = n >= 6 ? .top : .up(n + path.count)
  }
  return "\(path) \(stair)"
}

// MARK: ranges match with their own bounds
// swiftc: ice zero cold mild mild warm odd
func band(_ celsius: Double) -> String {
  switch celsius {
  case ..<0: "ice"
  case 0: "zero"
  case 0..<10: "cold"
  case 10...20: "mild"
  case 20.0.nextUp...: "warm"
  default: "odd"
  }
}
func probe() -> String { [-0.1, 0, 9.99, 10, 20, 20.5, .nan].map(band).joined(separator: " ") }

// MARK: characters and strings match literals and ranges
// swiftc: vowel upper digit letter sign
func probe() -> String {
  let marks = "aZ5é!".map { (c: Character) -> String in
    switch c {
    case "a", "e": "vowel"
    case "a"..."z": "lower"
    case "A"..."Z": "upper"
    case "0"..."9": "digit"
    case let other where other.isLetter: "letter"
    default: "sign"
    }
  }
  return marks.joined(separator: " ")
}

// MARK: several patterns of one case bind the same names
// swiftc: [1.0, 2.0, 30.0, 40.0]
enum Shape { case circle(Double), square(side: Double, turned: Bool), rect(Double, Double) }
func width(_ shape: Shape) -> Double {
  switch shape {
  case .circle(let w), .square(side: let w, turned: false): return w
  case .square(let w, true), .rect(_, let w): return w * 10
  }
}
func probe() -> String { "\([.circle(1), .square(side: 2, turned: false), .square(side: 3, turned: true), .rect(8, 4)].map(width))" }

// MARK: a var binding in a pattern is a copy
// swiftc: [1, 9, 2] [1]
func probe() -> String {
  let order: (String, items: [Int]) = ("a", [1])
  var found: [Int] = []
  switch order {
  case (_, var items) where items.count == 1:
    items.append(9)
    found = items
  default: break
  }
  if case (var name, _) = order { name += "!"; found.append(name.count) }
  return "\(found) \(order.items)"
}

// MARK: tuples with labels destructure by position or label
// swiftc: Ulm Bonn Ulm Bonn 1 21 480
func probe() -> String {
  let trip = (from: "Ulm", to: "Bonn", km: 480)
  let (start, end, _) = trip
  let (to: goal, from: origin, km: length) = (to: trip.from, from: trip.to, km: 1)
  var a = 1, b = 2
  (a, (b, _)) = (b, (a, 9))
  switch trip {
  case (from: _, to: "Bonn", let km): return "\(start) \(end) \(goal) \(origin) \(length) \(a)\(b) \(km)"
  default: return "no"
  }
}

// MARK: a switch on Bool pairs covers everything without default
// swiftc: [1, 3, 2, 2]
func gate(_ paid: Bool, _ open: Bool) -> Int {
  switch (paid, open) {
  case (true, true): return 1
  case (false, _): return 2
  case (_, false): return 3
  }
}
func probe() -> String { "\([(true, true), (true, false), (false, true), (false, false)].map(gate))" }

// MARK: an error pattern in a switch uses the type and the case
// swiftc: long timeout offline bo other
enum Fault: Error, Equatable { case timeout(Int), offline }
struct Denied: Error { let user: String }
func describe(_ error: Error) -> String {
  switch error {
  case Fault.timeout(let s) where s > 9: return "long"
  case Fault.timeout: return "timeout"
  case let fault as Fault: return "\(fault)"
  case let denied as Denied: return denied.user
  default: return "other"
  }
}
func probe() -> String {
  [Fault.timeout(10), Fault.timeout(1), Fault.offline, Denied(user: "bo"), CancellationError()].map(describe).joined(separator: " ")
}

// MARK: where sees all bindings and is evaluated in order
// swiftc: b12 c4 C
func probe() -> String {
  var asked: [String] = []
  func ask(_ name: String, _ result: Bool) -> Bool { asked.append(name); return result }
  let value = (3, 4)
  switch value {
  case (4, _) where ask("a", true): asked.append("A")
  case (let x, let y) where ask("b\(x * y)", false): asked.append("B")
  case (3, let y) where ask("c\(y)", true) && y > 3: asked.append("C")
  case _ where ask("d", true): asked.append("D")
  default: asked.append("none")
  }
  return asked.joined(separator: " ")
}

// MARK: matching against constants and computed values
// swiftc: low high special special between out
struct Limits { static let low = 3; var high: Int { 7 } }
func probe() -> String {
  let limits = Limits(), special = 5
  func zone(_ n: Int) -> String {
    switch n {
    case Limits.low: return "low"
    case limits.high: return "high"
    case special, special + 1: return "special"
    case Limits.low...limits.high: return "between"
    default: return "out"
    }
  }
  return [3, 7, 5, 6, 4, 8].map(zone).joined(separator: " ")
}

// MARK: an optional tuple is matched in one pattern
// swiftc: a1,b,three,none
func probe() -> String {
  let pairs: [(String?, Int?)] = [("a", 1), ("b", nil), (nil, 3), (nil, nil)]
  return pairs.map { pair in
    switch pair {
    case let (name?, count?): "\(name)\(count)"
    case (let name?, nil): name
    case (nil, .some(3)): "three"
    case (.none, _): "none"
    }
  }.joined(separator: ",")
}

// MARK: arrays match through a pattern operator of their own
// swiftc: empty, one two 3, one, any
func ~= (pattern: [Int], value: [Int]) -> Bool { value.starts(with: pattern) }
func word(_ codes: [Int]) -> String {
  switch codes {
  case [] where codes.isEmpty: return "empty"
  case [1, 2]: return "one two \(codes.count)"
  case let c where c.first == 1: return "one"
  default: return "any"
  }
}
func probe() -> String { [[], [1, 2, 3], [1, 3], [2]].map(word).joined(separator: ", ") }
