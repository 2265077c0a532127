// swift-format-ignore-file

// MARK: a labelled continue leaves the inner loop
// swiftc: 21 31
func probe() -> String {
  var log: [String] = []
  rows: for row in 1...3 {
    for seat in 1...3 {
      if seat == row { continue rows }
      if row == 3 && seat == 2 { break rows }
      log.append("\(row)\(seat)")
    }
    log.append("end\(row)")
  }
  return log.joined(separator: " ")
}

// MARK: break inside a switch leaves only the switch
// swiftc: 515
func probe() -> String {
  var sum = 0
  loop: for n in 1...10 {
    switch n {
    case 2: break
    case 4: continue loop
    case 7: break loop
    default: sum += n
    }
    sum += 100
  }
  return "\(sum)"
}

// MARK: a labelled do and if can be left early
// swiftc: in0 deep0 in1 gate1 in2 deep2
func probe() -> String {
  var log: [String] = []
  for n in 0..<3 {
    check: do {
      log.append("in\(n)")
      if n == 1 { break check }
      log.append("deep\(n)")
    }
    gate: if n > 0 {
      if n == 2 { break gate }
      log.append("gate\(n)")
    }
  }
  return log.joined(separator: " ")
}

// MARK: repeat runs once and continue still tests its condition
// swiftc: 6 21
func probe() -> String {
  var n = 10
  var rounds = 0
  repeat { rounds += 1 } while n < 5
  repeat {
    n -= 1
    if n % 2 == 0 { continue }
    rounds += 10
  } while n > 6
  return "\(n) \(rounds)"
}

// MARK: an if expression gives a value
// swiftc: mid 1.0 minus ["1", "two", "3"]
func probe() -> String {
  let tide = 3
  let word = if tide > 5 { "high" } else if tide > 2 { "mid" } else { "low" }
  let number: Double = if word == "mid" { 1 } else { 2.5 }
  func sign(_ n: Int) -> String { if n < 0 { "minus" } else { "plus" } }
  let list = [1, 2, 3].map { if $0 == 2 { "two" } else { "\($0)" } }
  return "\(word) \(number) \(sign(-1)) \(list)"
}

// MARK: a switch expression gives a value and may leave by throw
// swiftc: [200, 300, 400, -1]
struct Bad: Error {}
func price(_ size: String) throws -> Int {
  let base = switch size {
  case "S": 2
  case "M", "L": size == "M" ? 3 : 4
  default: throw Bad()
  }
  return base * 100
}
func probe() -> String { "\(["S", "M", "L", "X"].map { (try? price($0)) ?? -1 })" }

// MARK: nested if and switch expressions
// swiftc: ["zero", "one", "even", "odd"] odd
func probe() -> String {
  let rows = (0..<4).map { n in
    switch n {
    case 0: "zero"
    case let x where x.isMultiple(of: 2): if x > 1 { "even" } else { "none" }
    default: switch n { case 1: "one"; default: "odd" }
    }
  }
  let last: String? = if rows.count > 3 { rows[3] } else { nil }
  return "\(rows) \(last!)"
}

// MARK: stride with and without its end
// swiftc: [0, 4, 8] [0, 4, 8] [3, 2, 1] [0.0, 0.25, 0.5, 0.75, 1.0] 0
func probe() -> String {
  let a = Array(stride(from: 0, to: 10, by: 4)), b = Array(stride(from: 0, through: 8, by: 4))
  let down = Array(stride(from: 3, to: 0, by: -1))
  let halves = Array(stride(from: 0.0, through: 1, by: 0.25))
  var none = 0
  for _ in stride(from: 5, to: 1, by: 1) { none += 1 }
  return "\(a) \(b) \(down) \(halves) \(none)"
}

// MARK: the sequence of a loop is evaluated once
// swiftc: 1 [0, 1, 2] [0]
func probe() -> String {
  var calls = 0
  var limit = 3
  func range() -> Range<Int> { calls += 1; return 0..<limit }
  var seen: [Int] = []
  for n in range() {
    limit = 1
    seen.append(n)
  }
  return "\(calls) \(seen) \(Array(range()))"
}

// MARK: a loop condition is evaluated before every round
// swiftc: (3, 2) 23 5
func probe() -> String {
  var asked = 0
  func more() -> Bool { asked += 1; return asked < 4 }
  var body = 0
  while more(), body < 2 { body += 1 }
  let first = (asked, body)
  while body < 5 { body += 1; if body == 4 { continue }; asked += 10 }
  return "\(first) \(asked) \(body)"
}

// MARK: for with where skips without leaving
// swiftc: [3, 5, 1, 4, -4, -3, -1]
func probe() -> String {
  var out: [Int] = []
  var limit = 2
  for n in 1...6 where n > limit {
    out.append(n)
    limit = n + 1
  }
  for (i, c) in "harbor".enumerated() where "aeiou".contains(c) { out.append(i) }
  for n in (1...4).reversed() where n != 2 { out.append(-n) }
  return "\(out)"
}

// MARK: an early return passes through nested loops and defers
// swiftc: 1,1 - ["row0", "row1", "row0"]
func find(_ target: Int, in grid: [[Int]], log: inout [String]) -> String? {
  for (y, row) in grid.enumerated() {
    defer { log.append("row\(y)") }
    for (x, cell) in row.enumerated() where cell == target { return "\(x),\(y)" }
  }
  return nil
}
func probe() -> String {
  var log: [String] = []
  let hit = find(4, in: [[1, 2], [3, 4], [5]], log: &log)
  return "\(hit ?? "-") \(find(9, in: [[1]], log: &log) ?? "-") \(log)"
}

// MARK: a sequence of own type drives a loop with fresh iterators
// swiftc: 32 31 21 [3, 2, 1] true 6
struct Countdown: Sequence { let from: Int; func makeIterator() -> Iterator { Iterator(n: from) }
  struct Iterator: IteratorProtocol { var n: Int; mutating func next() -> Int? { guard n > 0 else { return nil }; n -= 1; return n + 1 } }
}
func probe() -> String {
  let count = Countdown(from: 3)
  var pairs: [String] = []
  for a in count { for b in count where b < a { pairs.append("\(a)\(b)") } }
  return pairs.joined(separator: " ") + " \(Array(count)) \(count.contains(2)) \(count.reduce(0, +))"
}

// MARK: iterators are copied as values
// swiftc: [2, 3] [2] nil Optional(3) nil
func probe() -> String {
  var a = [1, 2, 3].makeIterator()
  _ = a.next()
  var b = a
  let left = [a.next()!, a.next()!]
  let rest = [b.next()!]
  return "\(left) \(rest) \(a.next() as Any) \(b.next() as Any) \(a.next() as Any)"
}

// MARK: conditions with commas stop at the first false one
// swiftc: a b d yes
func probe() -> String {
  var asked: [String] = []
  func ask(_ name: String, _ value: Int?) -> Int? { asked.append(name); return value }
  if let a = ask("a", 1), a > 0, let b = ask("b", nil), ask("c", b) != nil { asked.append("never") }
  else if let d = ask("d", 4), case 3...5 = d { asked.append("yes") }
  else { asked.append("else") }
  return asked.joined(separator: " ")
}

// MARK: zip and indices of different lengths
// swiftc: a1 b2 0b 1c b c
func probe() -> String {
  let names = ["a", "b", "c"], counts = [1, 2]
  var out: [String] = []
  for (name, count) in zip(names, counts) { out.append("\(name)\(count)") }
  for (i, pair) in zip(names.indices, names.dropFirst()) { out.append("\(i)\(pair)") }
  for i in names.indices.dropLast() { out.append(names[i + 1]) }
  return out.joined(separator: " ")
}

// MARK: sequence functions feed loops
// swiftc: [1, 3, 9, 27, 81, 1, 1, 2, 3, 5, 7, 7]
func probe() -> String {
  var out: [Int] = []
  for n in sequence(first: 1, next: { $0 < 50 ? $0 * 3 : nil }) { out.append(n) }
  for n in sequence(state: (0, 1), next: { s -> Int? in s = (s.1, s.0 + s.1); return s.0 > 6 ? nil : s.0 }) { out.append(n) }
  for n in repeatElement(7, count: 2) { out.append(n) }
  return "\(out)"
}

// MARK: a guard in a loop continues or breaks
// swiftc: 11 ["x"]
func probe() -> String {
  var total = 0
  var skipped: [String] = []
  for text in ["4", "x", "7", "end", "9"] {
    guard text != "end" else { break }
    guard let n = Int(text) else { skipped.append(text); continue }
    total += n
  }
  return "\(total) \(skipped)"
}

// MARK: shadowed loop variables do not leak
// swiftc: [11, 10, 21, 20, 5] 100 1
func probe() -> String {
  let n = 100
  var out: [Int] = []
  for n in 1...2 {
    let n = n * 10
    do { let n = n + 1; out.append(n) }
    out.append(n)
  }
  var i = 0
  for i in 5..<6 { out.append(i) }
  i += 1
  return "\(out) \(n) \(i)"
}

// MARK: do as a scope with its own names
// swiftc: outer inner, 4, closed, outer
func probe() -> String {
  var log: [String] = []
  let boat = "outer"
  do { let boat = boat + " inner"; log.append(boat) }
  do {
    defer { log.append("closed") }
    let boat = 3
    log.append("\(boat + 1)")
  }
  log.append(boat)
  return log.joined(separator: ", ")
}
