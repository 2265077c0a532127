// Swift's standard library: the declarations of UnfoldSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  mutating func next() -> Element?
  typealias Iterator = UnfoldSequence<Element, State>
}

extension UnfoldSequence: Sendable where Element: Sendable, State: Sendable {}
