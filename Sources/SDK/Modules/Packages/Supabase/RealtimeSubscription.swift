// Supabase: the declarations of RealtimeSubscription, as its documentation has them.

final class RealtimeSubscription {
  init() {}
  func cancel() {}
  func store(in collection: inout Set<RealtimeSubscription>) { collection.insert(self) }
}

extension RealtimeSubscription: Hashable {
  static func == (lhs: RealtimeSubscription, rhs: RealtimeSubscription) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
