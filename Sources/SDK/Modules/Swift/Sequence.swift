// Swift's standard library: the declarations of Sequence.
// Declared as the toolchain's interface has it, with code of our own.

protocol Sequence<Element> {
  associatedtype Element where Self.Element == Self.Iterator.Element
  associatedtype Iterator: IteratorProtocol
  func makeIterator() -> Self.Iterator
  var underestimatedCount: Int { get }
}

extension Sequence {
  func shuffled<T>(using generator: inout T) -> [Self.Element] where T: RandomNumberGenerator {
    var result = Array(self)
    result.shuffle(using: &generator)
    return result
  }
  func shuffled() -> [Self.Element] {
    var generator = SystemRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension Sequence where Self.Element: Sequence {
  func joined() -> FlattenSequence<Self> {
    FlattenSequence(base: self)
  }
}

extension Sequence where Self.Element: Sequence {
  func joined<Separator>(separator: Separator) -> JoinedSequence<Self>
  where Separator: Sequence, Separator.Element == Self.Element.Element {
    JoinedSequence(base: self, separator: separator)
  }
}

extension Sequence {
  var lazy: LazySequence<Self> {
    LazySequence(base: self)
  }
}

extension Sequence where Self: IteratorProtocol {
  @_implements(Sequence,Iterator) typealias _Default_Iterator = Self
}

extension Sequence where Self == Self.Iterator {
  func makeIterator() -> Self {
    self
  }
}

extension Sequence {
  func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E: Error
  func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
  var underestimatedCount: Int {
    0
  }
  func forEach(_ body: (Self.Element) throws -> Void) rethrows
}

extension Sequence {
  func first(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element?
}

extension Sequence where Self.Element: Equatable {
  func split(separator: Self.Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [ArraySlice<Self.Element>]
}

extension Sequence {
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Self.Element) throws -> Bool
  ) rethrows -> [ArraySlice<Self.Element>]
  func suffix(_ maxLength: Int) -> [Self.Element]
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    DropFirstSequence(self, dropping: k)
  }
  func dropLast(_ k: Int = 1) -> [Self.Element]
  func drop(while predicate: (Self.Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    try DropWhileSequence(self, predicate: predicate)
  }
  func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    PrefixSequence(self, maxLength: maxLength)
  }
  func prefix(while predicate: (Self.Element) throws -> Bool) rethrows -> [Self.Element]
}

extension Sequence {
  func enumerated() -> EnumeratedSequence<Self> {
    EnumeratedSequence(base: self)
  }
}

extension Sequence {
  func min(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
  func max(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> Self.Element?
}

extension Sequence where Self.Element: Comparable {
  func min() -> Self.Element?
  func max() -> Self.Element?
}

extension Sequence {
  func starts<PossiblePrefix>(
    with possiblePrefix: PossiblePrefix,
    by areEquivalent: (Self.Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool where PossiblePrefix: Sequence
}

extension Sequence where Self.Element: Equatable {
  func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool
  where PossiblePrefix: Sequence, Self.Element == PossiblePrefix.Element
}

extension Sequence {
  func elementsEqual<OtherSequence>(
    _ other: OtherSequence, by areEquivalent: (Self.Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence: Sequence
}

extension Sequence where Self.Element: Equatable {
  func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool
  where OtherSequence: Sequence, Self.Element == OtherSequence.Element
}

extension Sequence {
  func lexicographicallyPrecedes<OtherSequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence: Sequence, Self.Element == OtherSequence.Element
}

extension Sequence where Self.Element: Comparable {
  func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence) -> Bool
  where OtherSequence: Sequence, Self.Element == OtherSequence.Element
}

extension Sequence {
  func contains(where predicate: (Self.Element) throws -> Bool) rethrows -> Bool
  func allSatisfy(_ predicate: (Self.Element) throws -> Bool) rethrows -> Bool
}

extension Sequence where Self.Element: Equatable {
  @_takesUnknown func contains(_ element: Self.Element) -> Bool
}

extension Sequence {
  func count<E>(where predicate: (Self.Element) throws(E) -> Bool) throws(E) -> Int where E: Error
}

extension Sequence {
  func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Self.Element) throws -> Result
  ) rethrows -> Result
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Self.Element) throws -> ()
  ) rethrows -> Result
}

extension Sequence {
  func reversed() -> [Self.Element]
}

extension Sequence {
  func flatMap<SegmentOfResult>(_ transform: (Self.Element) throws -> SegmentOfResult) rethrows
    -> [SegmentOfResult.Element] where SegmentOfResult: Sequence
}

extension Sequence {
  func compactMap<ElementOfResult>(_ transform: (Self.Element) throws -> ElementOfResult?) rethrows
    -> [ElementOfResult]
}

extension Sequence where Self.Element: Comparable {
  func sorted() -> [Self.Element]
}

extension Sequence {
  func sorted(by areInIncreasingOrder: (Self.Element, Self.Element) throws -> Bool) rethrows -> [Self.Element]
}

extension Sequence where Self.Element: StringProtocol {
  func joined(separator: String = "") -> String
}

extension Sequence {
  @available(*, deprecated) func flatMap<ElementOfResult>(
    _ transform: (Self.Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult]
}
