// Swift's standard library: the declarations of CheckedContinuation.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CheckedContinuation<T, E>: Sendable where E: Error {
  init(continuation: UnsafeContinuation<T, E>, function: String = #function)
  func resume(returning value: T)
  func resume(throwing error: E)
}

extension CheckedContinuation {
  func resume<Er>(with result: Result<T, Er>) where E == any Error, Er: Error
  func resume(with result: Result<T, E>)
  func resume() where T == ()
}
