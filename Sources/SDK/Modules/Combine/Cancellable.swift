// Combine: the declarations of Cancellable.

protocol Cancellable {
  func cancel()
}

extension Cancellable {
  func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
  func store(in set: inout Set<AnyCancellable>)
}
