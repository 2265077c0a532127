// swift-concurrency-extras: the declarations of AnyHashableSendable, as its documentation has them.

/// Anything that can be hashed and sent.
struct AnyHashableSendable: Hashable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: any Hashable & Sendable) { self.base = base }

  static func == (lhs: AnyHashableSendable, rhs: AnyHashableSendable) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
