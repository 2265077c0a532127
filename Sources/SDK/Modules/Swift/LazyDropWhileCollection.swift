// Swift's standard library: the declarations of LazyDropWhileCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyDropWhileCollection: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  typealias Index = Base.Index
  var startIndex: LazyDropWhileSequence<Base>.Index { 
    var place = base.startIndex
    while place != base.endIndex && predicate(base[place]) { place = base.index(after: place) }
    return place
  }
  var endIndex: LazyDropWhileSequence<Base>.Index { base.endIndex }
  func index(after i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index { base.index(after: i) }
  subscript(position: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Element { base[position] }
  typealias Indices = DefaultIndices<LazyDropWhileSequence<Base>>
}

extension LazyDropWhileCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index { base.index(before: i) }
}

extension LazyDropWhileCollection: LazyCollectionProtocol where Base: Collection {}
