// Swift's standard library: the declarations of LazySequenceProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Self.Element == Self.Elements.Element
  var elements: Self.Elements { get }
}

extension LazySequenceProtocol {
  func drop(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyDropWhileSequence<
    Self.Elements
  >
}

extension LazySequenceProtocol {
  func filter(_ isIncluded: @escaping (Self.Elements.Element) -> Bool) -> LazyFilterSequence<Self.Elements>
}

extension LazySequenceProtocol {
  func flatMap<SegmentOfResult>(_ transform: @escaping (Self.Elements.Element) -> SegmentOfResult)
    -> LazySequence<FlattenSequence<LazyMapSequence<Self.Elements, SegmentOfResult>>>
  where SegmentOfResult: Sequence
  func compactMap<ElementOfResult>(_ transform: @escaping (Self.Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
}

extension LazySequenceProtocol where Self.Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Self.Elements>>
}

extension LazySequenceProtocol where Self == Self.Elements {
  var elements: Self { get }
}

extension LazySequenceProtocol {
  var lazy: LazySequence<Self.Elements> { get }
}

extension LazySequenceProtocol where Self.Elements: LazySequenceProtocol {
  var lazy: Self.Elements { get }
}

extension LazySequenceProtocol {
  func map<U>(_ transform: @escaping (Self.Element) -> U) -> LazyMapSequence<Self.Elements, U>
}

extension LazySequenceProtocol {
  func prefix(while predicate: @escaping (Self.Elements.Element) -> Bool) -> LazyPrefixWhileSequence<
    Self.Elements
  >
}

extension LazySequenceProtocol {
  @available(*, deprecated) func flatMap<ElementOfResult>(
    _ transform: @escaping (Self.Elements.Element) -> ElementOfResult?
  ) -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Self.Elements, ElementOfResult?>>, ElementOfResult>
}
