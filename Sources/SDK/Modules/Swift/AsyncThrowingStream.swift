// Swift's standard library: the declarations of AsyncThrowingStream.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncThrowingStream<Element, Failure> where Failure: Error {
  struct Continuation: Sendable {
    enum Termination: Sendable {
      case finished(Failure?)
      case cancelled
    }
    enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    @discardableResult func yield(_ value: Element)
      -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
    func finish(throwing error: Failure? = nil)
    var onTermination: ((AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? {
      get nonmutating set
    }
  }
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded,
    _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void) where Failure == any Error
  init(unfolding produce: @escaping () async throws -> Element?) where Failure == any Error
}

extension AsyncThrowingStream: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async throws -> Element?
    mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = Failure
  }
  func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator
  typealias AsyncIterator = AsyncThrowingStream<Element, Failure>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = Failure
}

extension AsyncThrowingStream.Continuation {
  @discardableResult func yield(with result: Result<Element, Failure>)
    -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult where Failure == any Error
  @discardableResult func yield() -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
  where Element == ()
}

extension AsyncThrowingStream {
  static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded
  ) -> (
    stream: AsyncThrowingStream<Element, Failure>,
    continuation: AsyncThrowingStream<Element, Failure>.Continuation
  ) where Failure == any Error
}

extension AsyncThrowingStream: Sendable where Element: Sendable {}

extension AsyncThrowingStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncThrowingStream.Continuation: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
  static func == (
    lhs: AsyncThrowingStream<Element, Failure>.Continuation,
    rhs: AsyncThrowingStream<Element, Failure>.Continuation
  ) -> Bool
}
