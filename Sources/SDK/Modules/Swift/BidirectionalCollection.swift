// Swift's standard library: the declarations of BidirectionalCollection.
// Declared as the toolchain's interface has it, with code of our own.

protocol BidirectionalCollection<Element>: Collection
where Self.Indices: BidirectionalCollection, Self.SubSequence: BidirectionalCollection {
  func index(before i: Self.Index) -> Self.Index
  func formIndex(before i: inout Self.Index)
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index?
  func distance(from start: Self.Index, to end: Self.Index) -> Int
}

extension BidirectionalCollection {
  func formIndex(before i: inout Self.Index) {
    i = index(before: i)
  }
  func index(_ i: Self.Index, offsetBy distance: Int) -> Self.Index {
    var i = i
    var left = distance
    while left > 0 {
      i = index(after: i)
      left -= 1
    }
    while left < 0 {
      i = index(before: i)
      left += 1
    }
    return i
  }
  func index(_ i: Self.Index, offsetBy distance: Int, limitedBy limit: Self.Index) -> Self.Index? {
    var i = i
    var left = distance
    while left > 0 {
      if i == limit { return nil }
      i = index(after: i)
      left -= 1
    }
    while left < 0 {
      if i == limit { return nil }
      i = index(before: i)
      left += 1
    }
    return i
  }
  func distance(from start: Self.Index, to end: Self.Index) -> Int {
    var start = start
    var count = 0
    if start < end {
      while start != end {
        count += 1
        start = index(after: start)
      }
    } else {
      while start != end {
        count -= 1
        start = index(before: start)
      }
    }
    return count
  }
}

extension BidirectionalCollection where Self == Self.SubSequence {
  mutating func popLast() -> Self.Element? {
    if isEmpty { return nil }
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  @discardableResult mutating func removeLast() -> Self.Element {
    precondition(!isEmpty, "Can't remove last element from an empty collection")
    let end = index(before: endIndex)
    let element = self[end]
    self = self[startIndex..<end]
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      preconditionFailure("Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}

extension BidirectionalCollection {
  func dropLast(_ k: Int) -> Self.SubSequence {
    precondition(k >= 0, "Can't drop a negative number of elements from a collection")
    let end = index(endIndex, offsetBy: -k, limitedBy: startIndex) ?? startIndex
    return self[startIndex..<end]
  }
  func suffix(_ maxLength: Int) -> Self.SubSequence {
    precondition(maxLength >= 0, "Can't take a suffix of negative length from a collection")
    let start = index(endIndex, offsetBy: -maxLength, limitedBy: startIndex) ?? startIndex
    return self[start..<endIndex]
  }
}

extension BidirectionalCollection {
  var last: Self.Element? {
    isEmpty ? nil : self[index(before: endIndex)]
  }
}

extension BidirectionalCollection {
  func last(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Element? {
    if let found = try lastIndex(where: predicate) { return self[found] }
    return nil
  }
  func lastIndex(where predicate: (Self.Element) throws -> Bool) rethrows -> Self.Index? {
    var i = endIndex
    let start = startIndex
    while i != start {
      i = index(before: i)
      if try predicate(self[i]) { return i }
    }
    return nil
  }
}

extension BidirectionalCollection where Self.Element: Equatable {
  func lastIndex(of element: Self.Element) -> Self.Index? {
    lastIndex(where: { $0 == element })
  }
}

extension BidirectionalCollection {
  func reversed() -> ReversedCollection<Self> {
    ReversedCollection(base: self)
  }
}

extension BidirectionalCollection where Self.Element == String {
  func joined(separator: String = "") -> String
}

extension BidirectionalCollection {
  func difference<C>(from other: C, by areEquivalent: (C.Element, Self.Element) -> Bool)
    -> CollectionDifference<Self.Element> where C: BidirectionalCollection, Self.Element == C.Element
}

extension BidirectionalCollection where Self.Element: Equatable {
  func difference<C>(from other: C) -> CollectionDifference<Self.Element>
  where C: BidirectionalCollection, Self.Element == C.Element
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func contains(_ regex: some RegexComponent) -> Bool
}

extension BidirectionalCollection where Self.Element: Comparable {
  func firstRange<C>(of other: C) -> Range<Self.Index>? where C: Collection, Self.Element == C.Element {
    var start = startIndex
    let end = endIndex
    while true {
      var place = start
      var wanted = other.startIndex
      let last = other.endIndex
      while place != end && wanted != last && self[place] == other[wanted] {
        place = index(after: place)
        wanted = other.index(after: wanted)
      }
      if wanted == last { return start..<place }
      if start == end { return nil }
      start = index(after: start)
    }
  }
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func firstRange(of regex: some RegexComponent) -> Range<Self.Index>?
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func ranges(of regex: some RegexComponent) -> [Range<Self.Index>]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func split(
    separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Self.SubSequence]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func starts(with regex: some RegexComponent) -> Bool
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  @_disfavoredOverload func trimmingPrefix(_ regex: some RegexComponent) -> Self.SubSequence
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match?
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match]
}

extension BidirectionalCollection where Self.SubSequence == Substring {
  func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
  func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
}
