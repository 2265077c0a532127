// Foundation: the declarations of AsyncLineSequence that only Apple's platforms have.

struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
  typealias Element = String
  struct AsyncIterator: AsyncIteratorProtocol {
    typealias Element = String
    mutating func next() async throws -> String?
  }
  func makeAsyncIterator() -> AsyncLineSequence<Base>.AsyncIterator
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
