// Swift's module Observation: the declarations of Observations.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Observations<Element, Failure>: AsyncSequence, Sendable where Element: Sendable, Failure: Error {
  enum Iteration: Sendable {
    case next(Element)
    case finish
  }
  init(_ emit: @escaping () throws(Failure) -> Element)
  static func untilFinished(_ emit: @escaping () throws(Failure) -> Observations<Element, Failure>.Iteration)
    -> Observations<Element, Failure>
  struct Iterator: AsyncIteratorProtocol {
    mutating func next(isolation iterationIsolation: isolated (any Actor)? = #isolation) async throws(Failure)
      -> Element?
    @_implements(AsyncIteratorProtocol,Failure) typealias __AsyncIteratorProtocol_Failure = Failure
  }
  func makeAsyncIterator() -> Observations<Element, Failure>.Iterator
  typealias AsyncIterator = Observations<Element, Failure>.Iterator
  @_implements(AsyncSequence,Failure) typealias __AsyncSequence_Failure = Failure
}
