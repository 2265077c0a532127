// Swift's standard library: the declarations of LazyPrefixWhileCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyPrefixWhileCollection where Base: Collection {
  struct Index {
    /// nil at the end.
    let base: Base.Index?

    init(base: Base.Index?) { self.base = base }
  }
}

extension LazyPrefixWhileCollection: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  var startIndex: LazyPrefixWhileSequence<Base>.Index { 
    let start = base.startIndex
    return start != base.endIndex && predicate(base[start]) ? Index(base: start) : Index(base: nil)
  }
  var endIndex: LazyPrefixWhileSequence<Base>.Index { Index(base: nil) }
  func index(after i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index { 
    let next = base.index(after: i.base!)
    return next != base.endIndex && predicate(base[next]) ? Index(base: next) : Index(base: nil)
  }
  subscript(position: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Element { base[position.base!] }
  typealias Indices = DefaultIndices<LazyPrefixWhileSequence<Base>>
}

extension LazyPrefixWhileCollection: LazyCollectionProtocol where Base: Collection {}

extension LazyPrefixWhileCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index { 
    if let place = i.base { return Index(base: base.index(before: place)) }
    var place = base.startIndex
    while place != base.endIndex && predicate(base[place]) { place = base.index(after: place) }
    return Index(base: base.index(before: place))
  }
}
