// Swift's standard library: the declarations of LazyMapSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyMapSequence<Base, Element> where Base: Sequence {
  typealias Elements = LazyMapSequence<Base, Element>
  let base: Base
  let transform: (Base.Element) -> Element

  init(base: Base, transform: @escaping (Base.Element) -> Element) {
    self.base = base
    self.transform = transform
  }
}

extension LazyMapSequence {
  struct Iterator {
    var base: Base.Iterator
    let transform: (Base.Element) -> Element

    init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element) {
      self.base = base
      self.transform = transform
    }
  }
}

extension LazyMapSequence.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> Element? {
    guard let element = base.next() else { return nil }
    return transform(element)
  }
  typealias Iterator = LazyMapSequence<Base, Element>.Iterator
}

extension LazyMapSequence: LazySequenceProtocol {
  func makeIterator() -> LazyMapSequence<Base, Element>.Iterator {
    Iterator(base: base.makeIterator(), transform: transform)
  }
  var underestimatedCount: Int { base.underestimatedCount }
}

extension LazyMapSequence {
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base, transform: { transform(first($0)) })
  }
}
