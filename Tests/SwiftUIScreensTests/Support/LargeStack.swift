import Foundation

/// Runs work on a thread with the stack that the program gives to evaluation: 512 MB.
///
/// The bounds are made for that stack; a test thread has far less.
func onLargeStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
  let outcome = Outcome<Result>()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    outcome.value = work()
    done.signal()
  }
  thread.stackSize = 512 << 20
  thread.start()
  done.wait()
  guard let value = outcome.value else { preconditionFailure("the thread gave nothing") }
  return value
}

/// Written before the semaphore is signaled and read after it was waited for.
private final class Outcome<Value>: @unchecked Sendable {
  var value: Value?
}
