// Swift's standard library: the declarations of LazyCollectionProtocol.
// Declared as the toolchain's interface has it, with code of our own.

protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Self.Elements: Collection {}

extension LazyCollectionProtocol {
  var lazy: LazyCollection<Self.Elements> { LazySequence(base: elements) }
}

extension LazyCollectionProtocol where Self.Elements: LazyCollectionProtocol {
  var lazy: Self.Elements { elements }
}
