// Combine: the declarations of Sequence.
// Declared as the framework's interface has it, with code of our own.

extension Sequence {
  var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
