// Swift's standard library: the declarations of LazyPrefixWhileCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyPrefixWhileCollection where Base: Collection {
  struct Index {}
}

extension LazyPrefixWhileCollection: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  var startIndex: LazyPrefixWhileSequence<Base>.Index { get }
  var endIndex: LazyPrefixWhileSequence<Base>.Index { get }
  func index(after i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index
  subscript(position: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Element { get }
  typealias Indices = DefaultIndices<LazyPrefixWhileSequence<Base>>
}

extension LazyPrefixWhileCollection: LazyCollectionProtocol where Base: Collection {}

extension LazyPrefixWhileCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index
}
