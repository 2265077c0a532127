// Swift's standard library: the declarations of AsyncStream.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct AsyncStream<Element> {
  struct Continuation: Sendable {
    enum Termination: Sendable {
      case finished
      case cancelled
      static func == (
        a: AsyncStream<Element>.Continuation.Termination, b: AsyncStream<Element>.Continuation.Termination
      ) -> Bool
      func hash(into hasher: inout Hasher)
      var hashValue: Int { get }
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
    @discardableResult func yield(_ value: Element) -> AsyncStream<Element>.Continuation.YieldResult
    func finish()
    var onTermination: ((AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
  }
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded,
    _ build: (AsyncStream<Element>.Continuation) -> Void)
  init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil)
}

extension AsyncStream: AsyncSequence {
  struct Iterator: AsyncIteratorProtocol {
    mutating func next() async -> Element?
    mutating func next(isolation actor: isolated (any Actor)?) async -> Element?
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = Never
  }
  func makeAsyncIterator() -> AsyncStream<Element>.Iterator
  typealias AsyncIterator = AsyncStream<Element>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = Never
}

extension AsyncStream.Continuation {
  @discardableResult func yield(with result: Result<Element, Never>)
    -> AsyncStream<Element>.Continuation.YieldResult
  @discardableResult func yield() -> AsyncStream<Element>.Continuation.YieldResult where Element == ()
}

extension AsyncStream {
  static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
}

extension AsyncStream: Sendable where Element: Sendable {}

extension AsyncStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncStream.Continuation: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
  static func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation) -> Bool
}

extension AsyncStream.Continuation.Termination: Equatable {}

extension AsyncStream.Continuation.Termination: Hashable {}
