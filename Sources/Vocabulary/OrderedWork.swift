#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension LargeStack {
  /// Hands the transformed items over in their order, each as soon as it and all before it are there. They
  /// are worked out several at a time, each on a large stack; `deliver` runs on the caller's thread, and
  /// nothing is kept of what it was given.
  ///
  /// An error of `deliver` ends the work: items that were not begun are left.
  public static func forEach<Item: Sendable, Result: Sendable, Failure: Error>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result,
    deliver: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    let width = min(items.count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 8)
    guard width > 1 else {
      for item in items { try deliver(run { transform(item) }) }
      return
    }
    let work = OrderedWork(items: items, transform: transform)
    let threads = (0..<width).count { _ in begin { work.takeAll() } }
    defer { work.end(threads) }
    // Where no thread could be had, the work is still there.
    if threads == 0 { work.withoutThreads() }
    for index in items.indices { try deliver(work.result(index)) }
  }
}

/// Items that several threads take in turn, and whose results one thread takes in their order.
private final class OrderedWork<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  // Guarded by the lock: all that varies.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let change: UnsafeMutablePointer<pthread_cond_t>
  private var next = 0
  private var slots: [Result?]
  private var threadsDone = 0
  private var isAlone = false
  private let items: [Item]
  private let transform: @Sendable (Item) -> Result

  init(items: [Item], transform: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.transform = transform
    slots = Array(repeating: nil, count: items.count)
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    change = .allocate(capacity: 1)
    change.initialize(to: pthread_cond_t())
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(lock)
    change.deinitialize(count: 1)
    change.deallocate()
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  func takeAll() {
    while let index = take() {
      let result = transform(items[index])
      locked {
        slots[index] = result
        pthread_cond_broadcast(change)
      }
    }
    locked {
      threadsDone += 1
      pthread_cond_broadcast(change)
    }
  }

  private func take() -> Int? {
    locked {
      guard next < items.count else { return nil }
      next += 1
      return next - 1
    }
  }

  func withoutThreads() { isAlone = true }

  /// Waits for a result and takes it out.
  func result(_ index: Int) -> Result {
    if isAlone { return LargeStack.run { transform(items[index]) } }
    return locked {
      while true {
        if let result = slots[index] {
          slots[index] = nil
          return result
        }
        pthread_cond_wait(change, lock)
      }
    }
  }

  /// Lets nothing more begin, and waits for what has begun.
  func end(_ threads: Int) {
    locked {
      next = items.count
      while threadsDone < threads { pthread_cond_wait(change, lock) }
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
