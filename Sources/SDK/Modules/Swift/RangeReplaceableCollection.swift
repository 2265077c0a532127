// Swift's standard library: the declarations of RangeReplaceableCollection.
// Declared as the toolchain's interface has it, with code of our own.

protocol RangeReplaceableCollection<Element>: Collection where Self.SubSequence: RangeReplaceableCollection {
  init()
  mutating func replaceSubrange<C>(_ subrange: Range<Self.Index>, with newElements: C)
  where C: Collection, Self.Element == C.Element
  mutating func reserveCapacity(_ n: Int)
  init(repeating repeatedValue: Self.Element, count: Int)
  init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element
  mutating func append(_ newElement: Self.Element)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element
  mutating func insert(_ newElement: Self.Element, at i: Self.Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Self.Index)
  where S: Collection, Self.Element == S.Element
  @discardableResult mutating func remove(at i: Self.Index) -> Self.Element
  mutating func removeSubrange(_ bounds: Range<Self.Index>)
  @discardableResult mutating func removeFirst() -> Self.Element
  mutating func removeFirst(_ k: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows
}

extension RangeReplaceableCollection {
  init(repeating repeatedValue: Self.Element, count: Int) {
    self.init()
    append(contentsOf: Repeated(repeating: repeatedValue, count: count))
  }
  init<S>(_ elements: S) where S: Sequence, Self.Element == S.Element {
    self.init()
    append(contentsOf: elements)
  }
  mutating func append(_ newElement: Self.Element) {
    insert(newElement, at: endIndex)
  }
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Self.Element == S.Element {
    for element in newElements { append(element) }
  }
  mutating func insert(_ newElement: Self.Element, at i: Self.Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  mutating func insert<C>(contentsOf newElements: C, at i: Self.Index)
  where C: Collection, Self.Element == C.Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult mutating func remove(at position: Self.Index) -> Self.Element {
    precondition(!isEmpty, "Can't remove from an empty collection")
    let result = self[position]
    replaceSubrange(position..<index(after: position), with: EmptyCollection<Self.Element>())
    return result
  }
  mutating func removeSubrange(_ bounds: Range<Self.Index>) {
    replaceSubrange(bounds, with: EmptyCollection<Self.Element>())
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      preconditionFailure("Can't remove more items from a collection than it has")
    }
    removeSubrange(startIndex..<end)
  }
  @discardableResult mutating func removeFirst() -> Self.Element {
    precondition(!isEmpty, "Can't remove first element from an empty collection")
    let element = self[startIndex]
    removeSubrange(startIndex..<index(after: startIndex))
    return element
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    self = Self()
  }
  mutating func reserveCapacity(_ n: Int) {

  }
}

extension RangeReplaceableCollection where Self == Self.SubSequence {
  @discardableResult mutating func removeFirst() -> Self.Element {
    precondition(!isEmpty, "Can't remove first element from an empty collection")
    let element = self[startIndex]
    removeSubrange(startIndex..<index(after: startIndex))
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      preconditionFailure("Can't remove more items from a collection than it has")
    }
    removeSubrange(startIndex..<end)
  }
}

extension RangeReplaceableCollection {
  mutating func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
  where C: Collection, R: RangeExpression, Self.Element == C.Element, Self.Index == R.Bound {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  mutating func removeSubrange<R>(_ bounds: R) where R: RangeExpression, Self.Index == R.Bound {
    removeSubrange(bounds.relative(to: self))
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Self.Element? {
    if isEmpty { return nil }
    let place = index(before: endIndex)
    let element = self[place]
    removeSubrange(place..<endIndex)
    return element
  }
  @discardableResult mutating func removeLast() -> Self.Element {
    precondition(!isEmpty, "Can't remove last element from an empty collection")
    let place = index(before: endIndex)
    let element = self[place]
    removeSubrange(place..<endIndex)
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      preconditionFailure("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self == Self.SubSequence {
  mutating func popLast() -> Self.Element? {
    if isEmpty { return nil }
    let place = index(before: endIndex)
    let element = self[place]
    removeSubrange(place..<endIndex)
    return element
  }
  @discardableResult mutating func removeLast() -> Self.Element {
    precondition(!isEmpty, "Can't remove last element from an empty collection")
    let place = index(before: endIndex)
    let element = self[place]
    removeSubrange(place..<endIndex)
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    precondition(k >= 0, "Number of elements to remove should be non-negative")
    guard let start = index(endIndex, offsetBy: -k, limitedBy: startIndex) else {
      preconditionFailure("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
}

extension RangeReplaceableCollection {
  static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Self.Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Self.Element == Other.Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Self.Element == Other.Element {
    lhs.append(contentsOf: rhs)
  }
  static func + <Other>(lhs: Self, rhs: Other) -> Self
  where Other: RangeReplaceableCollection, Self.Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
}

extension RangeReplaceableCollection {
  func filter(_ isIncluded: (Self.Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows {
    var result = Self()
    for element in self {
      if !(try shouldBeRemoved(element)) { result.append(element) }
    }
    self = result
  }
}

extension RangeReplaceableCollection {
  mutating func removeAll(where shouldBeRemoved: (Self.Element) throws -> Bool) rethrows {
    var result = Self()
    for element in self {
      if !(try shouldBeRemoved(element)) { result.append(element) }
    }
    self = result
  }
}

extension RangeReplaceableCollection {
  mutating func removeSubranges(_ subranges: RangeSet<Self.Index>) {
    var result = Self()
    var place = startIndex
    for range in subranges.ranges {
      result.append(contentsOf: self[place..<range.lowerBound])
      place = range.upperBound
    }
    result.append(contentsOf: self[place..<endIndex])
    self = result
  }
}

extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Self.Element>) -> Self? {
    var elements = Array(self)
    for change in difference.removals.reversed() {
      if case .remove(let offset, _, _) = change {
        if offset >= elements.count { return nil }
        elements.remove(at: offset)
      }
    }
    for change in difference.insertions {
      if case .insert(let offset, let element, _) = change {
        if offset > elements.count { return nil }
        elements.insert(element, at: offset)
      }
    }
    return Self(elements)
  }
}

extension RangeReplaceableCollection where Self.Element: Equatable {
  func replacing<C, Replacement>(
    _ other: C, with replacement: Replacement, subrange: Range<Self.Index>, maxReplacements: Int = .max
  ) -> Self
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
    var result = Self()
    var place = subrange.lowerBound
    result.append(contentsOf: self[startIndex..<place])
    var count = 0
    for range in self[subrange].ranges(of: other) {
      if count == maxReplacements { break }
      count += 1
      result.append(contentsOf: self[place..<range.lowerBound])
      result.append(contentsOf: replacement)
      place = range.upperBound
    }
    result.append(contentsOf: self[place..<endIndex])
    return result
  }
  func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
    -> Self
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
    replacing(other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
  }
  mutating func replace<C, Replacement>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = .max
  )
  where C: Collection, Replacement: Collection, Self.Element == C.Element, C.Element == Replacement.Element {
    self = replacing(
      other, with: replacement, subrange: startIndex..<endIndex, maxReplacements: maxReplacements)
  }
}

extension RangeReplaceableCollection where Self.SubSequence == Substring {
  func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Self.Index>,
    maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  @_disfavoredOverload func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
  where Replacement: Collection, Replacement.Element == Character
}

extension RangeReplaceableCollection {
  @_disfavoredOverload mutating func trimPrefix(while predicate: (Self.Element) throws -> Bool) rethrows {
    var end = startIndex
    while end != endIndex {
      if !(try predicate(self[end])) { break }
      end = index(after: end)
    }
    removeSubrange(startIndex..<end)
  }
}

extension RangeReplaceableCollection where Self.Element: Equatable {
  mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Self.Element == Prefix.Element {
    var end = startIndex
    for element in prefix {
      if end == endIndex || self[end] != element { return }
      end = index(after: end)
    }
    removeSubrange(startIndex..<end)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection, Self.SubSequence == Substring {
  @_disfavoredOverload mutating func trimPrefix(_ regex: some RegexComponent)
}

extension RangeReplaceableCollection where Self.SubSequence == Substring {
  func replacing<Output, Replacement>(
    _ regex: some RegexComponent<Output>, subrange: Range<Self.Index>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  func replacing<Output, Replacement>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  mutating func replace<Output, Replacement>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows
  where Replacement: Collection, Replacement.Element == Character
}
