// swift-algorithms (github.com/apple/swift-algorithms): the declarations of BidirectionalCollection, as its documentation has them.

extension BidirectionalCollection {
  /// Where what comes last and fits begins.
  func startOfSuffix(while predicate: (Element) throws -> Bool) rethrows -> Index {
    var index = endIndex
    while index != startIndex {
      let before = self.index(before: index)
      guard try predicate(self[before]) else { break }
      index = before
    }
    return index
  }

  func suffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    self[try startOfSuffix(while: predicate)...]
  }

  func trimmingSuffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    self[..<(try startOfSuffix(while: predicate))]
  }

  func trimming(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try trimmingPrefix(while: predicate).trimmingSuffix(while: predicate)
  }

  func ends<PossibleSuffix: BidirectionalCollection>(
    with possibleSuffix: PossibleSuffix,
    by areEquivalent: (Element, PossibleSuffix.Element) throws -> Bool
  ) rethrows -> Bool {
    var own = endIndex
    var other = possibleSuffix.endIndex
    while other != possibleSuffix.startIndex {
      guard own != startIndex else { return false }
      formIndex(before: &own)
      possibleSuffix.formIndex(before: &other)
      guard try areEquivalent(self[own], possibleSuffix[other]) else { return false }
    }
    return true
  }
}

extension BidirectionalCollection where Element: Equatable {
  func ends<PossibleSuffix: BidirectionalCollection>(with possibleSuffix: PossibleSuffix) -> Bool
  where PossibleSuffix.Element == Element { ends(with: possibleSuffix, by: ==) }
}

extension BidirectionalCollection where Self == SubSequence {
  mutating func trimSuffix(while predicate: (Element) throws -> Bool) rethrows {
    self = try trimmingSuffix(while: predicate)
  }
  mutating func trim(while predicate: (Element) throws -> Bool) rethrows {
    self = try trimming(while: predicate)
  }
}
