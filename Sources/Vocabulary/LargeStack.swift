#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread with a stated stack.
///
/// View trees may be deep and evaluation recurses, so both run on a stack whose size is known
/// instead of on whatever the caller happens to have. The pages are only reserved; a screen
/// that is not deep touches few of them.
public enum LargeStack {
  /// Bytes of stack that are asked for.
  public static let bytes = 512 << 20

  /// Runs `body` on a large stack and waits for it.
  ///
  /// A caller that is already on one runs it in place. Where the system does not grant the
  /// size, halves of it are tried down to 8 MB.
  public static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if isCurrent { return try body() }
    var outcome: Swift.Result<Result, Failure>?
    let started = onNewThread {
      do throws(Failure) {
        outcome = .success(try body())
      } catch {
        outcome = .failure(error)
      }
    }
    if started, let outcome { return try outcome.get() }
    return try body()
  }

  /// The transformed items in their order, several at a time, each on a large stack.
  public static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let width = min(items.count, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 8)
    guard width > 1 else { return run { items.map(transform) } }
    let work = SharedWork(items: items, transform: transform)
    var threads: [pthread_t] = []
    for _ in 0..<width {
      if let thread = start(ThreadBody { work.takeAll() }) { threads.append(thread) }
    }
    for thread in threads { pthread_join(thread, nil) }
    // Where no thread could be had, the work is still there.
    work.takeAll()
    return work.results()
  }

  /// A value for every index below `count`, worked out in shares of that size side by side.
  public static func map<Result: Sendable>(
    _ count: Int, share: Int, _ value: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > share else { return (0..<count).map(value) }
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      let slots = Slots(buffer: buffer)
      _ = map(Array(stride(from: 0, to: count, by: share))) { start in
        for index in start..<min(start + share, count) { slots.fill(index, value(index)) }
      }
      filled = count
    }
  }

  /// Runs `body` on a thread with a large stack that nobody waits for; false where none can be had.
  static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(ThreadBody(body)) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs `body` on a thread that nobody waits for; false where none can be had.
  public static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(ThreadBody(body), stack: 8 << 20) else { return false }
    pthread_detach(thread)
    return true
  }

  private static var isCurrent: Bool { pthread_getspecific(mark) != nil }

  /// Set to something on the threads that are made here.
  private static let mark: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  private static func onNewThread(_ body: () -> Void) -> Bool {
    withoutActuallyEscaping(body) { body in
      guard let thread = start(ThreadBody(body)) else { return false }
      pthread_join(thread, nil)
      return true
    }
  }

  private static func start(_ body: ThreadBody) -> pthread_t? {
    var size = bytes
    while size >= 8 << 20 {
      if let thread = start(body, stack: size) { return thread }
      size /= 2
    }
    return nil
  }

  private static func start(_ body: ThreadBody, stack: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stack) == 0 else { return nil }
    let box = Unmanaged.passRetained(body)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { LargeStack.main($0) }, box.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes, { argument in argument.flatMap { LargeStack.main($0) } },
        box.toOpaque())
    #endif
    guard status == 0 else {
      box.release()
      return nil
    }
    return thread
  }

  private static func main(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    pthread_setspecific(mark, argument)
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
}

/// Hands a closure through C. Whoever starts the thread waits for it, so the closure never runs
/// beside its caller.
private final class ThreadBody {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Room for results, each of which is written by one thread.
private struct Slots<Result>: @unchecked Sendable {
  let buffer: UnsafeMutableBufferPointer<Result>

  func fill(_ index: Int, _ value: Result) { buffer.initializeElement(at: index, to: value) }
}

/// Items that several threads take in turn.
private final class SharedWork<Item: Sendable, Result: Sendable>: @unchecked Sendable {
  // Guarded by the lock: `next` and `slots`.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var next = 0
  private var slots: [Result?]
  private let items: [Item]
  private let transform: @Sendable (Item) -> Result

  init(items: [Item], transform: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.transform = transform
    slots = Array(repeating: nil, count: items.count)
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }

  func takeAll() {
    while let index = take() {
      let result = transform(items[index])
      pthread_mutex_lock(lock)
      slots[index] = result
      pthread_mutex_unlock(lock)
    }
  }

  private func take() -> Int? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard next < items.count else { return nil }
    next += 1
    return next - 1
  }

  /// Called when all threads have ended.
  func results() -> [Result] { slots.compactMap { $0 } }
}
