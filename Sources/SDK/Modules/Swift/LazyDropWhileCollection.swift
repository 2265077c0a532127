// Swift's standard library: the declarations of LazyDropWhileCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyDropWhileCollection: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  typealias Index = Base.Index
  var startIndex: LazyDropWhileSequence<Base>.Index { get }
  var endIndex: LazyDropWhileSequence<Base>.Index { get }
  func index(after i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index
  subscript(position: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Element { get }
  typealias Indices = DefaultIndices<LazyDropWhileSequence<Base>>
}

extension LazyDropWhileCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index
}

extension LazyDropWhileCollection: LazyCollectionProtocol where Base: Collection {}
