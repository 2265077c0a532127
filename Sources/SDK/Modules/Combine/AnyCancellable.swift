// Combine: the declarations of AnyCancellable.

final class AnyCancellable: Cancellable, Hashable {
  init(_ cancel: @escaping () -> Void)
  init<C>(_ canceller: C) where C: Cancellable
  final func cancel()
  final func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable
  final func store(in set: inout Set<AnyCancellable>)
  final func hash(into hasher: inout Hasher)
  static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool
}
