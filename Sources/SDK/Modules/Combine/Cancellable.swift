// Combine: the declarations of Cancellable.
// Declared as the framework's interface has it, with code of our own.

protocol Cancellable {
  func cancel()
}

extension Cancellable {
  func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
