#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for work that may never end, for a while.
public enum Patience {
  /// What `body` gives; nil where it gives nothing within so many milliseconds. It then goes on
  /// unheard, on a thread of its own, until the program ends: for work that can't be stopped.
  public static func run<Result: Sendable>(
    milliseconds: Int, _ body: @escaping @Sendable () -> Result
  ) -> Result? {
    let outcome = Outcome<Result>()
    guard LargeStack.detach({ outcome.give(body()) }) else { return body() }
    return outcome.wait(milliseconds: milliseconds)
  }
}

/// A result that one thread gives and another waits for.
private final class Outcome<Result: Sendable>: @unchecked Sendable {
  // Guarded by the lock.
  private var result: Result?
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let given = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    lock.initialize(to: pthread_mutex_t())
    given.initialize(to: pthread_cond_t())
    pthread_mutex_init(lock, nil)
    pthread_cond_init(given, nil)
  }

  deinit {
    pthread_cond_destroy(given)
    pthread_mutex_destroy(lock)
    given.deallocate()
    lock.deallocate()
  }

  func give(_ value: Result) {
    pthread_mutex_lock(lock)
    result = value
    pthread_cond_signal(given)
    pthread_mutex_unlock(lock)
  }

  func wait(milliseconds: Int) -> Result? {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let nanoseconds = end.tv_nsec + milliseconds % 1_000 * 1_000_000
    end.tv_sec += milliseconds / 1_000 + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while result == nil {
      if pthread_cond_timedwait(given, lock, &end) != 0 { break }
    }
    return result
  }
}
