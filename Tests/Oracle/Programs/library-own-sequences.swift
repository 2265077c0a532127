// swift-format-ignore-file

// MARK: an iterator of its own drives loops and defaults
// swiftc: 4321 [8, 6, 4, 2] 10 [1, 2, 3, 4] true 4
struct Countdown: Sequence, IteratorProtocol {
  var value: Int
  mutating func next() -> Int? {
    guard value > 0 else { return nil }
    defer { value -= 1 }
    return value
  }
}
func probe() -> String {
  let launch = Countdown(value: 4)
  var text = ""
  for step in launch { text += "\(step)" }
  return "\(text) \(launch.map { $0 * 2 }) \(launch.reduce(0, +)) \(launch.sorted()) \(launch.contains(3)) \(launch.value)"
}

// MARK: a class iterator is used up once
// swiftc: a ["b", "c"] ["d"] []
final class Feed: Sequence, IteratorProtocol {
  private var left = ["a", "b", "c", "d"]
  func next() -> String? { left.isEmpty ? nil : left.removeFirst() }
}
func probe() -> String {
  let feed = Feed()
  let first = feed.next()!
  let two = Array(feed.prefix(2))
  let rest = Array(feed)
  return "\(first) \(two) \(rest) \(Array(feed))"
}

// MARK: prefix of an endless sequence of its own
// swiftc: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 121] 144 [0, 2, 8, 34]
struct Fibonacci: Sequence {
  struct Iterator: IteratorProtocol {
    var pair: (UInt8, UInt8) = (0, 1)
    mutating func next() -> UInt8? {
      defer { pair = (pair.1, pair.0 &+ pair.1) }
      return pair.0
    }
  }
  func makeIterator() -> Iterator { Iterator() }
}
func probe() -> String {
  let all = Fibonacci()
  return "\(Array(all.prefix(15))) \(all.first { $0 > 100 }!) \(Array(all.lazy.filter { $0 % 2 == 0 }.prefix(4)))"
}

// MARK: the default methods of a sequence on its own type
// swiftc: 0.5 3.0 [3.0, 1.0] [3.0, 1.0] [0, 1, 2, 3] [1.0, 3.0, 0.5, 2.0] 3.0 0 [ArraySlice([2.0, 0.5]), ArraySlice([1.0])] true
struct Tides: Sequence {
  var levels: [Double]
  func makeIterator() -> IndexingIterator<[Double]> { levels.makeIterator() }
}
func probe() -> String {
  let tides = Tides(levels: [2, 0.5, 3, 1])
  return "\(tides.min()!) \(tides.max()!) \(tides.dropFirst(2).map { $0 }) "
    + "\(tides.suffix(2)) \(tides.enumerated().map { $0.offset }) \(tides.reversed()) "
    + "\(tides.first { $0 > 2 }!) \(tides.underestimatedCount) \(tides.split { $0 == 3 }) \(tides.starts(with: [2]))"
}

// MARK: a collection of its own gets count first and slices
// swiftc: 4 Atlas false ["Bees", "Cork"] Slice<Shelf> 2 3 Atlas [0, 1, 2, 3]
struct Shelf: Collection {
  var books: [String]
  var startIndex: Int { books.startIndex }
  var endIndex: Int { books.endIndex }
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> String { books[position] }
}
func probe() -> String {
  let shelf = Shelf(books: ["Atlas", "Bees", "Cork", "Dune"])
  let part = shelf[1..<3]
  return "\(shelf.count) \(shelf.first!) \(shelf.isEmpty) \(part.map { $0 }) \(type(of: part)) "
    + "\(shelf.firstIndex(of: "Cork")!) \(shelf.dropLast().count) \(shelf.prefix(1).first!) \(Array(shelf.indices))"
}

// MARK: a bidirectional collection adds last and reversed
// swiftc: c cba 11 11 bc 11 3
struct Ring: BidirectionalCollection {
  var items: [Character]
  var startIndex: Int { 10 }
  var endIndex: Int { 10 + items.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(i: Int) -> Character { items[i - 10] }
}
func probe() -> String {
  let ring = Ring(items: Array("abc"))
  return "\(ring.last!) \(String(ring.reversed())) \(ring.firstIndex(of: "b")!) \(ring.suffix(2).startIndex) "
    + "\(String(ring.dropFirst())) \(ring.lastIndex { $0 < "c" }!) \(ring.distance(from: 10, to: ring.endIndex))"
}

// MARK: a mutable random access collection sorts itself
// swiftc: [1, 30, 4] 2 [1, 4, 30] Slice<Deck>
struct Deck: MutableCollection, RandomAccessCollection {
  var cards: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { cards.count }
  subscript(i: Int) -> Int { get { cards[i] } set { cards[i] = newValue } }
}
func probe() -> String {
  var deck = Deck(cards: [4, 1, 3])
  deck.sort()
  deck.swapAt(0, 2)
  deck[1] *= 10
  deck.reverse()
  return "\(deck.cards) \(deck.index(0, offsetBy: 2)) \(deck.sorted()) \(type(of: deck[0..<2]))"
}

// MARK: a range replaceable collection grows and shrinks
// swiftc: a ["z", "b"] ["z", "b", "q"] ["z"] Slice<Playlist>
struct Playlist: RangeReplaceableCollection, RandomAccessCollection {
  var songs: [String] = []
  var startIndex: Int { 0 }
  var endIndex: Int { songs.count }
  subscript(i: Int) -> String { songs[i] }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == String {
    songs.replaceSubrange(range, with: new.map { $0.lowercased() })
  }
}
func probe() -> String {
  var list = Playlist() + ["A", "b"]
  list.insert("Z", at: 0)
  return "\(list.remove(at: 1)) \(list.songs) \((list + ["Q"]).songs) \(list.filter { $0 > "b" }.songs) \(type(of: list.dropLast()))"
}

// MARK: a member that is no requirement is not seen by generic code
// swiftc: true false 2 [7, 8]
struct Lucky: Sequence {
  func makeIterator() -> AnyIterator<Int> { AnyIterator([7, 8].makeIterator()) }
  func contains(_ element: Int) -> Bool { true }
  var underestimatedCount: Int { 2 }
}
func generic<S: Sequence>(_ sequence: S) -> Bool where S.Element == Int { sequence.contains(99) }
func probe() -> String {
  let lucky = Lucky()
  return "\(lucky.contains(99)) \(generic(lucky)) \(lucky.underestimatedCount) \(Array(lucky))"
}

// MARK: sequence first next ends with nil
// swiftc: [40, 20, 10, 5, 2, 1] ["/a/b/c", "/a/b", "/a"] [1, 3, 9, 27]
func probe() -> String {
  let halves = sequence(first: 40) { $0 > 1 ? $0 / 2 : nil }
  let path = sequence(first: "/a/b/c") { path in
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }
  return "\(Array(halves)) \(Array(path)) \(Array(sequence(first: 1) { $0 * 3 }.prefix(4)))"
}

// MARK: sequence state keeps its own variable
// swiftc: [3, 3, 1] [1, 7, 0, 4]
func probe() -> String {
  let pages = sequence(state: (left: 7, size: 3)) { state -> Int? in
    guard state.left > 0 else { return nil }
    defer { state.left -= state.size }
    return min(state.left, state.size)
  }
  let digits = sequence(state: 4071) { (n: inout Int) -> Int? in
    guard n > 0 else { return nil }
    defer { n /= 10 }
    return n % 10
  }
  return "\(Array(pages)) \(Array(digits))"
}

// MARK: type erased sequences mix sources
// swiftc: [1, 2, 5, 6, 9, 10, 11] [2, 2, 3] AnySequence<Int>
func probe() -> String {
  let sources: [AnySequence<Int>] = [AnySequence([1, 2]), AnySequence(5...6), AnySequence(sequence(first: 9) { $0 < 11 ? $0 + 1 : nil })]
  let flat = sources.flatMap { $0 }
  return "\(flat) \(sources.map { Array($0).count }) \(type(of: sources[0]))"
}

// MARK: type erased collections keep indices
// swiftc: 3 t ea 6 6 b
func probe() -> String {
  let letters = AnyCollection("tea")
  let numbers = AnyRandomAccessCollection([4, 5, 6])
  return "\(letters.count) \(letters.first!) \(String(letters.dropFirst())) "
    + "\(numbers[numbers.index(numbers.startIndex, offsetBy: 2)]) \(numbers.last!) \(AnyBidirectionalCollection("ab").last!)"
}

// MARK: any iterator from a closure
// swiftc: 1 [2, 4, 8, 16] 64 nil
func probe() -> String {
  var value = 1
  let powers = AnyIterator<Int> {
    defer { value *= 2 }
    return value > 20 ? nil : value
  }
  let first = powers.next()!
  return "\(first) \(Array(powers)) \(value) \(powers.next() as Any)"
}

// MARK: copies of an iterator walk on their own
// swiftc: 2 2 nil Optional(3) nil
func probe() -> String {
  var first = [1, 2, 3].makeIterator()
  _ = first.next()
  var second = first
  let a = first.next()!, b = second.next()!
  _ = first.next()
  return "\(a) \(b) \(first.next() as Any) \(second.next() as Any) \(second.next() as Any)"
}

// MARK: enumerated and zipped own sequences
// swiftc: ["1.mo", "2.tu", "3.we"] ["mo1", "tu2", "we3"] mo-tu-we
struct Weekdays: Sequence {
  func makeIterator() -> AnyIterator<String> { AnyIterator(["mo", "tu", "we"].makeIterator()) }
}
func probe() -> String {
  let named = Weekdays().enumerated().map { "\($0 + 1).\($1)" }
  let zipped = zip(Weekdays(), Countup()).map { "\($0)\($1)" }
  return "\(named) \(zipped) \(Weekdays().joined(separator: "-"))"
}
struct Countup: Sequence { func makeIterator() -> AnyIterator<Int> { var n = 0; return AnyIterator { n += 1; return n } } }

// MARK: extensions apply by the kind of element
// swiftc: 3 1.5 a+b [3, 3] 10 2.5
extension Sequence where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Sequence where Element == String { func total() -> String { joined(separator: "+") } }
extension Sequence where Element: Sequence, Element.Element == Int { func total() -> [Int] { map { $0.reduce(0, +) } } }
func probe() -> String {
  "\([1, 2].total()) \([0.5, 1].total()) \(["a", "b"].total()) \([[1, 2], [3]].total()) \((1...4).total()) \(Set([2.5 as Float]).total())"
}

// MARK: the most constrained extension wins
// swiftc: sum 3, max b, some 1, max t, sum 6, max 1.5
extension Collection { var summary: String { "some \(count)" } }
extension Collection where Element: Comparable { var summary: String { "max \(self.max().map { "\($0)" } ?? "-")" } }
extension Collection where Element == Int { var summary: String { "sum \(reduce(0, +))" } }
func probe() -> String {
  "\([1, 2].summary), \(["b", "a"].summary), \([(1, 2)].summary), \("tea".summary), \((1...3).summary), \([1.5].summary)"
}

// MARK: an extension method inside a generic keeps the general version
// swiftc: ints any any ints
extension Sequence { func kind() -> String { "any" } }
extension Sequence where Element == Int { func kind() -> String { "ints" } }
func ask<S: Sequence>(_ sequence: S) -> String { sequence.kind() }
func probe() -> String { "\([1].kind()) \(ask([1])) \(["a"].kind()) \((1...2).kind())" }

// MARK: a lazy sequence wrapper of its own
// swiftc: [(1, 2), (3, 4)] ["ab", "cd"] Pairs<ClosedRange<Int>>
struct Pairs<Base: Sequence>: Sequence, IteratorProtocol {
  var iterator: Base.Iterator
  init(_ base: Base) { iterator = base.makeIterator() }
  mutating func next() -> (Base.Element, Base.Element)? {
    guard let first = iterator.next(), let second = iterator.next() else { return nil }
    return (first, second)
  }
}
extension Sequence { var inPairs: Pairs<Self> { Pairs(self) } }
func probe() -> String { "\(Array([1, 2, 3, 4, 5].inPairs)) \("abcd".inPairs.map { "\($0)\($1)" }) \(type(of: (1...2).inPairs))" }

// MARK: a linked list as a sequence
// swiftc: ["a", "b"] [0.5, 1.25] []
indirect enum Chain<Value>: Sequence {
  case end, link(Value, Chain)
  func makeIterator() -> AnyIterator<Value> {
    var rest = self
    return AnyIterator {
      guard case .link(let value, let next) = rest else { return nil }
      defer { rest = next }
      return value
    }
  }
}
func probe() -> String {
  "\(Array(Chain.link("a", .link("b", .end)))) \(Chain.link(1 as Float, .link(2.5, .end)).map { $0 / 2 }) \(Array(Chain<Int>.end))"
}

// MARK: a tree walks itself depth first
// swiftc: drinks>tea>green>milk
struct Menu: Sequence {
  var title: String, items: [Menu] = []
  func makeIterator() -> AnyIterator<String> {
    var stack = [self]
    return AnyIterator {
      guard let next = stack.popLast() else { return nil }
      stack += next.items.reversed()
      return next.title
    }
  }
}
func probe() -> String {
  Menu(title: "drinks", items: [Menu(title: "tea", items: [Menu(title: "green")]), Menu(title: "milk")]).joined(separator: ">")
}

// MARK: one and empty and repeated collections
// swiftc: ["tea"] 0 nil 4.5 [1.5, 1.5, 1.5] teatea
func probe() -> String {
  let one = CollectionOfOne("tea")
  let none = EmptyCollection<Int>()
  let many = repeatElement(1.5 as Float, count: 3)
  return "\(Array(one)) \(none.count) \(none.first as Any) \(many.reduce(0, +)) \(Array(many)) \(one.first! + one[0])"
}

// MARK: default subsequence is a slice sharing the base
// swiftc: 2 3 de 6 5 ["ab", "def"]
struct Board: Collection {
  let cells = "abcdef"
  var startIndex: Int { 0 }
  var endIndex: Int { cells.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Character { cells[cells.index(cells.startIndex, offsetBy: i)] }
}
func probe() -> String {
  let board = Board()
  let tail = board[2...]
  let inner = tail.dropFirst().prefix(2)
  return "\(tail.startIndex) \(inner.startIndex) \(String(inner)) \(inner.base.count) "
    + "\(inner.endIndex) \(board.split(separator: "c").map { String($0) })"
}
