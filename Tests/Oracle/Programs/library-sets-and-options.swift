// swift-format-ignore-file

// MARK: the four ways to combine sets
// swiftc: ["bun", "egg", "jam", "tea"] ["jam"] ["bun", "tea"] ["bun", "egg", "tea"]
func probe() -> String {
  let mine: Set = ["tea", "jam", "bun"]
  let yours: Set = ["jam", "egg"]
  return "\(mine.union(yours).sorted()) \(mine.intersection(yours).sorted()) "
    + "\(mine.subtracting(yours).sorted()) \(mine.symmetricDifference(yours).sorted())"
}

// MARK: combining in place
// swiftc: [2, 3, 9] Set<UInt8>
func probe() -> String {
  var set: Set<UInt8> = [1, 2, 3]
  set.formUnion(3...5)
  set.formIntersection([2, 3, 4, 5])
  set.subtract([5])
  set.formSymmetricDifference([4, 9])
  return "\(set.sorted()) \(type(of: set))"
}

// MARK: subsets supersets and strictness
// swiftc: true false true true true true true true
func probe() -> String {
  let small: Set = [1, 2]
  let large: Set = [1, 2, 3]
  return "\(small.isSubset(of: large)) \(small.isStrictSubset(of: small)) "
    + "\(small.isSubset(of: small)) \(large.isSuperset(of: [3])) \(large.isStrictSuperset(of: small)) "
    + "\(small.isDisjoint(with: [3])) \(small.isSubset(of: [2, 1, 0])) \(Set<Int>().isSubset(of: small))"
}

// MARK: insert reports whether it was new and what is there
// swiftc: false Ada true Ada ["Adele", "Bo"]
struct Guest: Hashable {
  var id: Int
  var name: String
  static func == (a: Guest, b: Guest) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
func probe() -> String {
  var guests: Set = [Guest(id: 1, name: "Ada")]
  let again = guests.insert(Guest(id: 1, name: "Impostor"))
  let fresh = guests.insert(Guest(id: 2, name: "Bo"))
  let replaced = guests.update(with: Guest(id: 1, name: "Adele"))
  return "\(again.inserted) \(again.memberAfterInsert.name) \(fresh.inserted) \(replaced!.name) \(guests.map(\.name).sorted())"
}

// MARK: removing answers the member or nil
// swiftc: Optional("a") nil Optional("b") true nil []
func probe() -> String {
  var tags: Set = ["a", "b"]
  let gone = tags.remove("a")
  let none = tags.remove("z")
  let last = tags.popFirst()
  return "\(gone as Any) \(none as Any) \(last as Any) \(tags.isEmpty) \(tags.popFirst() as Any) \(tags)"
}

// MARK: a set literal drops duplicates by equality
// swiftc: 2 2 2 ["i", "m", "p", "s"] 2
func probe() -> String {
  let texts: Set = ["é", "e\u{301}", "E"]
  let reals: Set = [0.0, -0.0, 1, 1.0]
  let lists: Set = [[1, 2], [2, 1], [1, 2]]
  return "\(texts.count) \(reals.count) \(lists.count) \(Set("mississippi").sorted()) \(Set([nil, 1, nil] as [Int?]).count)"
}

// MARK: set equality with different orders and element widths
// swiftc: true true true 1 6 true
func probe() -> String {
  let left: Set<Int16> = [3, 1, 2]
  let right = Set((1...3).map(Int16.init))
  return "\(left == right) \(left.contains(3)) \(left.hashValue == right.hashValue) \(left.min()!) \(left.reduce(0, +)) \(left.elementsEqual(left))"
}

// MARK: filter gives a set and map gives an array
// swiftc: Set<Int> [2, 4] Array<Int> [0, 1, 1, 2] [0, 1, 2]
func probe() -> String {
  let lengths: Set = [1, 2, 3, 4]
  let even = lengths.filter { $0.isMultiple(of: 2) }
  let halves = lengths.map { $0 / 2 }
  let unique = Set(lengths.map { $0 / 2 })
  return "\(type(of: even)) \(even.sorted()) \(type(of: halves)) \(halves.sorted()) \(unique.sorted())"
}

// MARK: sets of sets compare deeply
// swiftc: 2 true ["ab", "c"] false
func probe() -> String {
  let teams: Set<Set<String>> = [["a", "b"], ["b", "a"], ["c"]]
  return "\(teams.count) \(teams.contains(["b", "a"])) \(teams.map { $0.sorted().joined() }.sorted()) \(teams.contains([]))"
}

// MARK: copies of a set are independent
// swiftc: [1, 2] [2, 3] [1] false
func probe() -> String {
  let base: Set = [1, 2]
  var copy = base
  copy.insert(3)
  copy.remove(1)
  return "\(base.sorted()) \(copy.sorted()) \(base.subtracting(copy)) \(base.isSubset(of: copy))"
}

// MARK: option set contains and combines by bits
// swiftc: 7 true true false 5 true true
struct Topping: OptionSet {
  let rawValue: UInt8
  static let milk = Topping(rawValue: 1 << 0)
  static let sugar = Topping(rawValue: 1 << 1)
  static let lemon = Topping(rawValue: 1 << 2)
  static let sweet: Topping = [.milk, .sugar]
}
func probe() -> String {
  let cup: Topping = [.sweet, .lemon]
  return "\(cup.rawValue) \(cup.contains(.milk)) \(cup.contains(.sweet)) \(Topping.milk.contains(.sweet)) "
    + "\(cup.intersection([.milk, .lemon]).rawValue) \(Topping().isEmpty) \(cup == [.milk, .sugar, .lemon])"
}

// MARK: option set insert and remove report bits
// swiftc: false true 2 3 0 1 0
struct Access: OptionSet {
  let rawValue: Int
  static let read = Access(rawValue: 1), write = Access(rawValue: 2), both: Access = [.read, .write]
}
func probe() -> String {
  var access: Access = .read
  let first = access.insert(.read)
  let second = access.insert(.write)
  let gone = access.remove(.both)
  var other: Access = .read
  let part = other.remove(.both)
  return "\(first.inserted) \(second.inserted) \(second.memberAfterInsert.rawValue) "
    + "\(gone?.rawValue ?? -1) \(access.rawValue) \(part?.rawValue ?? -1) \(other.rawValue)"
}

// MARK: option set algebra follows set rules
// swiftc: 32775 3 32771 2 true true 1
struct Days: OptionSet, Hashable {
  var rawValue: UInt16
  static func day(_ index: Int) -> Days { Days(rawValue: 1 << UInt16(index)) }
}
func probe() -> String {
  let work: Days = [.day(0), .day(1), .day(2)]
  let free: Days = [.day(2), .day(15)]
  return "\(work.union(free).rawValue) \(work.subtracting(free).rawValue) "
    + "\(work.symmetricDifference(free).rawValue) \(free.rawValue.nonzeroBitCount) "
    + "\(work.isSuperset(of: .day(1))) \(work.isDisjoint(with: .day(15))) \(Set([work, [.day(0), .day(1), .day(2)]]).count)"
}

// MARK: an unknown bit survives in an option set
// swiftc: -127 true -128 0 Flag(rawValue: -128)
struct Flag: OptionSet { var rawValue: Int8; static let on = Flag(rawValue: 1) }
func probe() -> String {
  let odd = Flag(rawValue: -128)
  let mixed: Flag = [odd, .on]
  return "\(mixed.rawValue) \(mixed.contains(odd)) \(mixed.subtracting(.on).rawValue) \(Flag([]).rawValue) \(odd)"
}

// MARK: option set described by names
// swiftc: wind+sun [] [wind+sun, rain]
struct Weather: OptionSet, CustomStringConvertible {
  let rawValue: Int
  static let rain = Weather(rawValue: 1), wind = Weather(rawValue: 2), sun = Weather(rawValue: 4)
  static let names: [(Weather, String)] = [(.rain, "rain"), (.wind, "wind"), (.sun, "sun")]
  var description: String { Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+") }
}
func probe() -> String {
  var today: Weather = [.wind, .rain]
  today.formSymmetricDifference([.rain, .sun])
  return "\(today) [\(Weather())] \([today, .rain])"
}

// MARK: case iterable cases turn into a set
// swiftc: [probe.Spice.chili, probe.Spice.pepper] [probe.Spice.salt, probe.Spice.pepper, probe.Spice.chili] salt [probe.Spice.pepper, probe.Spice.chili]
enum Spice: String, CaseIterable, Comparable {
  case salt, pepper, chili
  static func < (a: Spice, b: Spice) -> Bool { a.rawValue < b.rawValue }
}
func probe() -> String {
  let have: Set<Spice> = [.salt]
  let missing = Set(Spice.allCases).subtracting(have)
  return "\(missing.sorted()) \(Spice.allCases) \(Spice.allCases.max()!) \(Spice.allCases.filter { !have.contains($0) })"
}

// MARK: a custom set algebra generic works for both kinds
// swiftc: [1, 3] false 8 false
func difference<S: SetAlgebra>(_ left: S, _ right: S) -> (S, Bool) { (left.subtracting(right), left.isDisjoint(with: right)) }
struct Bits: OptionSet { let rawValue: Int }
func probe() -> String {
  let sets = difference(Set([1, 2, 3]), [2])
  let bits = difference(Bits(rawValue: 0b1110), Bits(rawValue: 0b0110))
  return "\(sets.0.sorted()) \(sets.1) \(bits.0.rawValue) \(bits.1)"
}

// MARK: toggling membership
// swiftc: ["b", "c"] 2
extension Set {
  mutating func toggle(_ member: Element) { if remove(member) == nil { insert(member) } }
}
func probe() -> String {
  var picked: Set<Character> = ["a"]
  picked.toggle("b")
  picked.toggle("a")
  picked.toggle("c")
  return "\(picked.sorted()) \(picked.count)"
}

// MARK: a set of one prints like an array
// swiftc: ["x"] [] [Set(["x"])] [1.0] [Set([1])]
func probe() -> String {
  let one: Set = ["x"]
  let none = Set<Int>()
  return "\(one) \(none) \([one]) \(Set([1.0 as Float])) \(Set([Set([1])]))"
}

// MARK: hashing a set ignores order and a list does not
// swiftc: 3 1 [1, 2]
func probe() -> String {
  let groups = [[1, 2], [2, 1], [1, 2, 2]]
  let asLists = Set(groups).count
  let asSets = Set(groups.map(Set.init)).count
  return "\(asLists) \(asSets) \(Set(groups.joined()).sorted())"
}

// MARK: first index and removal by index
// swiftc: 103 [101, 103] true true
func probe() -> String {
  var rooms: Set = [101, 102, 103]
  if let index = rooms.firstIndex(of: 102) { rooms.remove(at: index) }
  let index = rooms.firstIndex(where: { $0 > 102 })!
  return "\(rooms[index]) \(rooms.sorted()) \(rooms.firstIndex(of: 7) == nil) \(rooms.contains(101))"
}
