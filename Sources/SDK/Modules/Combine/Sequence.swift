// Combine: the declarations of Sequence.

extension Sequence {
  var publisher: Publishers.Sequence<Self, Never> { get }
}
