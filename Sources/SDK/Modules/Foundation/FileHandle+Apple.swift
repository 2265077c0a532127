// Foundation: the declarations of FileHandle that only Apple's platforms have.

extension FileHandle {
  struct AsyncBytes: AsyncSequence, Sendable {
    typealias Element = UInt8
    typealias Failure = any Error
    struct AsyncIterator: AsyncIteratorProtocol {
      typealias Element = UInt8
      typealias Failure = any Error
      mutating func next() async throws -> UInt8?
    }
    func makeAsyncIterator() -> FileHandle.AsyncBytes.AsyncIterator
  }
  var bytes: FileHandle.AsyncBytes { get }
}
