// Swift's standard library: the declarations of AsyncIteratorProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws -> Self.Element?
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Self.Failure) -> Self.Element?
}

extension AsyncIteratorProtocol {
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Self.Failure) -> Self.Element?
}

extension AsyncIteratorProtocol {
  mutating func next() async throws(Self.Failure) -> Self.Element?
}
