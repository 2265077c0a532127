// Swift's standard library: the declarations of LazyCollectionProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Self.Elements: Collection {}

extension LazyCollectionProtocol {
  var lazy: LazyCollection<Self.Elements> { LazySequence(base: elements) }
}

extension LazyCollectionProtocol where Self.Elements: LazyCollectionProtocol {
  var lazy: Self.Elements { elements }
}
