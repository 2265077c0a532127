// Swift's standard library: the declarations of UnsafeContinuation.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UnsafeContinuation<T, E>: Sendable where E: Error {
  func resume(returning value: T) where E == Never
  func resume(returning value: T)
  func resume(throwing error: E)
}

extension UnsafeContinuation {
  func resume<Er>(with result: Result<T, Er>) where E == any Error, Er: Error
  func resume(with result: Result<T, E>)
  func resume() where T == ()
}
