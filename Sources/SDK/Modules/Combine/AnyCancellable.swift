// Combine: the declarations of AnyCancellable.
// Declared as the framework's interface has it, with code of our own.

final class AnyCancellable: Cancellable, Hashable {
  var _cancel: (() -> Void)?

  init(_ cancel: @escaping () -> Void) { _cancel = cancel }
  init<C>(_ canceller: C) where C: Cancellable { _cancel = { canceller.cancel() } }

  deinit { cancel() }

  final func cancel() {
    let cancel = _cancel
    _cancel = nil
    cancel?()
  }

  final func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  final func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}
