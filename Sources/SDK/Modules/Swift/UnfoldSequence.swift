// Swift's standard library: the declarations of UnfoldSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct UnfoldSequence<Element, State>: Sequence, IteratorProtocol {
  var state: State
  let advance: (inout State) -> Element?
  var isDone: Bool

  init(state: State, next: @escaping (inout State) -> Element?) {
    self.state = state
    advance = next
    isDone = false
  }

  mutating func next() -> Element? {
    if isDone { return nil }
    if let element = advance(&state) { return element }
    isDone = true
    return nil
  }
  typealias Iterator = UnfoldSequence<Element, State>
}

extension UnfoldSequence: Sendable where Element: Sendable, State: Sendable {}
