// swift-format-ignore-file

// MARK: sorting by a descriptor of a key path
// swiftc: ["Blue", "Tin", "Red"] ["Red", "Tin", "Blue"]
struct Kettle {
  var name: String
  var litres: Double
}
func probe() -> String {
  let kettles = [Kettle(name: "Red", litres: 1.7), Kettle(name: "Blue", litres: 0.8), Kettle(name: "Tin", litres: 1)]
  let up = kettles.sorted(using: SortDescriptor(\Kettle.litres))
  let down = kettles.sorted(using: SortDescriptor(\Kettle.litres, order: .reverse))
  return "\(up.map(\.name)) \(down.map(\.name))"
}

// MARK: a second descriptor decides ties
// swiftc: 2 bread, 2 soup, 1 tea
struct Order {
  var table: Int
  var dish: String
}
func probe() -> String {
  let orders = [Order(table: 2, dish: "soup"), Order(table: 1, dish: "tea"), Order(table: 2, dish: "bread")]
  let sorted = orders.sorted(using: [SortDescriptor(\.table, order: .reverse), SortDescriptor(\.dish, comparator: .lexical)])
  return sorted.map { "\($0.table) \($0.dish)" }.joined(separator: ", ")
}

// MARK: comparators of key paths
// swiftc: ["fig", "pear", "kiwi", "apple"] ["apple", "kiwi", "pear", "fig"]
func probe() -> String {
  let words = ["pear", "fig", "apple", "kiwi"]
  let byLength = words.sorted(using: KeyPathComparator(\String.count))
  let both = words.sorted(using: [KeyPathComparator(\String.count, order: .reverse), KeyPathComparator(\String.self)])
  return "\(byLength) \(both)"
}

// MARK: a comparator gives a result by its order
// swiftc: -1 1 true
func probe() -> String {
  var comparator = KeyPathComparator(\String.count)
  let up = comparator.compare("fig", "apple").rawValue
  comparator.order = .reverse
  return "\(up) \(comparator.compare("fig", "apple").rawValue) \(comparator.compare("fig", "tea") == .orderedSame)"
}

// MARK: nothing sorts before something
// swiftc: ["Bo", "Al", "Ida"] ["Ida", "Al", "Bo"]
struct Guest {
  var name: String
  var age: Int?
}
func probe() -> String {
  let guests = [Guest(name: "Ida", age: 40), Guest(name: "Bo"), Guest(name: "Al", age: 7)]
  return "\(guests.sorted(using: KeyPathComparator(\.age)).map(\.name)) "
    + "\(guests.sorted(using: KeyPathComparator(\.age, order: .reverse)).map(\.name))"
}

// MARK: sort orders toggle
// swiftc: reverse [true,false] 1
func probe() -> String {
  var order = SortOrder.forward
  order = order == .forward ? .reverse : .forward
  let data = try! JSONEncoder().encode([SortOrder.forward, order])
  return "\(order) \(String(decoding: data, as: UTF8.self)) \(Set([order, .reverse]).count)"
}

// MARK: an own comparator
// swiftc: [5, 9, 1, 12] [12, 1, 9, 5]
struct Distance: SortComparator {
  var target: Int
  var order: SortOrder = .forward
  func compare(_ a: Int, _ b: Int) -> ComparisonResult {
    let x = abs(a - target), y = abs(b - target)
    let result: ComparisonResult = x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame
    guard order == .reverse, result != .orderedSame else { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
}
func probe() -> String {
  let rooms = [1, 9, 5, 12]
  return "\(rooms.sorted(using: Distance(target: 6))) \(rooms.sorted(using: Distance(target: 6, order: .reverse)))"
}

// MARK: an own comparator on a key path
// swiftc: ["go", "swim", "sleep"] ["sleep", "swim", "go"]
struct Plan {
  var title: String
}
struct Length: SortComparator {
  var order: SortOrder = .forward
  func compare(_ a: String, _ b: String) -> ComparisonResult {
    let result = a.count < b.count
    let same = a.count == b.count
    return same ? .orderedSame : (result == (order == .forward)) ? .orderedAscending : .orderedDescending
  }
}
func probe() -> String {
  let plans = ["swim", "go", "sleep"].map(Plan.init)
  return "\(plans.sorted(using: KeyPathComparator(\.title, comparator: Length())).map(\.title)) "
    + "\(plans.sorted(using: KeyPathComparator(\.title, comparator: Length(), order: .reverse)).map(\.title))"
}

// MARK: sorting in place with a comparator
// swiftc: [3, 2, 1] ["a", "b9", "b10"]
func probe() -> String {
  var numbers = [3, 1, 2]
  numbers.sort(using: SortDescriptor(\Int.self, order: .reverse))
  var words = ["b10", "b9", "a"]
  words.sort(using: KeyPathComparator(\String.self, comparator: String.Comparator(options: .numeric)))
  return "\(numbers) \(words)"
}

// MARK: string comparators with options
// swiftc: ["Eve", "adam", "zoe", "Émile"] ["N1", "n9", "n10"] ["Émile", "zoe", "adam", "Eve"]
func probe() -> String {
  let names = ["zoe", "Émile", "adam", "Eve"]
  let plain = names.sorted(using: String.Comparator(options: []))
  let loose = ["n10", "n9", "N1"].sorted(using: String.Comparator(options: .numeric))
  let back = names.sorted(using: String.Comparator(options: [], order: .reverse))
  return "\(plain) \(loose) \(back)"
}

// MARK: a predicate of a comparison
// swiftc: Cork
struct Tide {
  var port: String
  var metres: Double
}
func probe() -> String {
  let tides = [Tide(port: "Cork", metres: 3.2), Tide(port: "Kiel", metres: 0.1), Tide(port: "Brest", metres: 6)]
  let high = #Predicate<Tide> { $0.metres > 3 && $0.port != "Brest" }
  return tides.filter { (try? high.evaluate($0)) == true }.map(\.port).joined(separator: " ")
}

// MARK: a predicate takes values from outside
// swiftc: true false false true
func probe() -> String {
  let limit = 4, banned = ["kiwi"]
  let fits = #Predicate<String> { $0.count <= limit && !banned.contains($0) }
  return ["fig", "kiwi", "apple", "pear"].map { "\((try? fits.evaluate($0)) ?? false)" }.joined(separator: " ")
}

// MARK: a predicate inside a predicate
// swiftc: true false false
struct Basket {
  var fruits: [String]
  var owner: String?
}
func probe() -> String {
  let filled = #Predicate<Basket> { basket in
    basket.fruits.contains { $0.starts(with: "a") } && basket.owner != nil
  }
  let baskets = [Basket(fruits: ["fig", "apple"], owner: "Ida"), Basket(fruits: ["apple"]), Basket(fruits: [], owner: "Bo")]
  return baskets.map { "\(try! filled.evaluate($0))" }.joined(separator: " ")
}

// MARK: a filter by a predicate over a sequence
// swiftc: [2, 4, 6, 8, 10] []
func probe() -> String {
  let even = #Predicate<Int> { $0 % 2 == 0 }
  let numbers = 1...10
  let found = try! numbers.filter(even)
  let none = try! [3, 5].filter(even)
  return "\(found) \(none)"
}

// MARK: arithmetic and conditions in a predicate
// swiftc: true false true false
func probe() -> String {
  let odd = #Predicate<Int> { number in
    if number > 10 {
      number * 2 < 30
    } else {
      number - 1 == 4
    }
  }
  return [5, 6, 12, 20].map { "\(try! odd.evaluate($0))" }.joined(separator: " ")
}

// MARK: optional chains in a predicate
// swiftc: true false, false false, false true
struct Note {
  var text: String?
}
func probe() -> String {
  let long = #Predicate<Note> { ($0.text?.count ?? 0) > 3 }
  let exact = #Predicate<Note> { $0.text == "tea" }
  let notes = [Note(text: "tea time"), Note(), Note(text: "tea")]
  return notes.map { "\(try! long.evaluate($0)) \(try! exact.evaluate($0))" }.joined(separator: ", ")
}

// MARK: always true and always false predicates
// swiftc: [1, 2] []
func probe() -> String {
  let all = Predicate<Int>.true, none = Predicate<Int>.false
  return "\(try! [1, 2].filter(all)) \(try! [1, 2].filter(none))"
}

// MARK: a predicate of two inputs
// swiftc: true false
func probe() -> String {
  let longer = #Predicate<String, Int> { text, count in text.count > count }
  return "\(try! longer.evaluate("kettle", 3)) \(try! longer.evaluate("tea", 3))"
}

// MARK: an expression computes a value
// swiftc: 6.0 1.0 -1.0
func probe() -> String {
  let discounted = #Expression<Double, Double> { $0 * 0.5 + 1 }
  return [10.0, 0, -4].map { "\(try! discounted.evaluate($0))" }.joined(separator: " ")
}

// MARK: filters that combine by closures
// swiftc: [2, 4] true
struct Filter {
  var matches: (Int) -> Bool
  static func && (a: Filter, b: Filter) -> Filter { Filter { a.matches($0) && b.matches($0) } }
  static prefix func ! (a: Filter) -> Filter { Filter { !a.matches($0) } }
}
func probe() -> String {
  let even = Filter { $0.isMultiple(of: 2) }, big = Filter { $0 > 5 }
  return "\((1...10).filter((even && !big).matches)) \(NSPredicate { value, _ in value as? Int == 3 }.evaluate(with: 3))"
}
