// Foundation: the declarations of AsyncCharacterSequence that only Apple's platforms have.

struct AsyncCharacterSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
  typealias Element = Character
  struct AsyncIterator: AsyncIteratorProtocol {
    typealias Element = Character
    mutating func next() async throws -> Character?
  }
  func makeAsyncIterator() -> AsyncCharacterSequence<Base>.AsyncIterator
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
