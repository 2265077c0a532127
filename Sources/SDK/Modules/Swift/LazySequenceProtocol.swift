// Swift's standard library: the declarations of LazySequenceProtocol.
// Declared as the toolchain's interface has it, with code of our own.

protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Self.Element == Self.Elements.Element
  var elements: Self.Elements { get }
}

extension LazySequenceProtocol {
  func drop(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyDropWhileSequence<
    Self.Elements
  > { LazyDropWhileSequence(base: elements, predicate: predicate) }
}

extension LazySequenceProtocol {
  func filter(_ isIncluded: @escaping (Self.Elements.Element) -> Bool) -> LazyFilterSequence<Self.Elements> {
    LazyFilterSequence(base: elements, predicate: isIncluded)
  }
}

extension LazySequenceProtocol {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Elements.Element) -> SegmentOfResult)
    -> LazySequence<FlattenSequence<LazyMapSequence<Self.Elements, SegmentOfResult>>>
  where SegmentOfResult: Sequence { map(transform).joined() }
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
  {
    let mapped = LazyMapSequence<Self.Elements, ElementOfResult?>(base: elements, transform: transform)
    let kept = LazyFilterSequence(base: mapped, predicate: { $0 != nil })
    return LazyMapSequence(base: kept, transform: { $0! })
  }
}

extension LazySequenceProtocol where Self.Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Self.Elements>> {
    LazySequence(base: FlattenSequence(base: elements))
  }
}

extension LazySequenceProtocol where Self == Self.Elements {
  var elements: Self { self }
}

extension LazySequenceProtocol {
  var lazy: LazySequence<Self.Elements> { LazySequence(base: elements) }
}

extension LazySequenceProtocol where Self.Elements: LazySequenceProtocol {
  var lazy: Self.Elements { elements }
}

extension LazySequenceProtocol {
  func map<U>(_ transform: @escaping (Self.Element) -> U) -> LazyMapSequence<Self.Elements, U> {
    LazyMapSequence(base: elements, transform: transform)
  }
}

extension LazySequenceProtocol {
  func prefix(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyPrefixWhileSequence<
    Self.Elements
  > { LazyPrefixWhileSequence(base: elements, predicate: predicate) }
}

extension LazySequenceProtocol {
  @available(*, deprecated) func flatMap<ElementOfResult>(
    _ transform: @escaping (Self.Elements.Element) -> ElementOfResult?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
}
