// MusicKit: the declarations of MusicSubscription. What somebody has subscribed to comes from the network.
// Declared as the framework's interface has it, with code of our own.

struct MusicSubscription: Equatable, Hashable, Sendable {
  struct Updates: AsyncSequence {
    typealias Element = MusicSubscription
    init() {}
    struct Iterator: AsyncIteratorProtocol {
      typealias Element = MusicSubscription
      init() {}
      mutating func next() async -> MusicSubscription? { await withCheckedContinuation { _ in } }
    }
    func makeAsyncIterator() -> MusicSubscription.Updates.Iterator { Iterator() }
  }
  let canPlayCatalogContent: Bool
  let canBecomeSubscriber: Bool
  let hasCloudLibraryEnabled: Bool
  static var current: MusicSubscription {
    get async throws { await withCheckedContinuation { _ in } }
  }
  static var subscriptionUpdates: MusicSubscription.Updates { MusicSubscription.Updates() }
}
