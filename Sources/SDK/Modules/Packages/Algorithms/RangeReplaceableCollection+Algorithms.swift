// swift-algorithms (github.com/apple/swift-algorithms): the declarations of RangeReplaceableCollection, as its documentation has them.

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func trimSuffix(while predicate: (Element) throws -> Bool) rethrows {
    removeSubrange((try startOfSuffix(while: predicate))..<endIndex)
  }
  mutating func trim(while predicate: (Element) throws -> Bool) rethrows {
    try trimSuffix(while: predicate)
    try trimPrefix(while: predicate)
  }
}
