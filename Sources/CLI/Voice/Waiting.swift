import Dispatch
import Synchronization

/// Waits, on the program's own thread, for work that is asynchronous.
///
/// The program is one thread that reads, resolves and writes; only speech runs beside it.
enum Waiting {
  static func run<Result: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome = Outcome<Result, Failure>()
    Task.detached {
      do throws(Failure) {
        outcome.put(.success(try await work()))
      } catch {
        outcome.put(.failure(error))
      }
    }
    return try outcome.wait().get()
  }
}

/// A result that one side puts down and the other waits for.
private final class Outcome<Success: Sendable, Failure: Error>: Sendable {
  private let result = Mutex<Result<Success, Failure>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func put(_ value: Result<Success, Failure>) {
    result.withLock { $0 = value }
    isThere.signal()
  }

  func wait() -> Result<Success, Failure> {
    while true {
      isThere.wait()
      if let value = result.withLock({ $0 }) { return value }
    }
  }
}
