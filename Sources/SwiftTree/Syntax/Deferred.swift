import Synchronization

/// Something that is made on first use and kept; safe to ask from several threads.
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>
  /// The text that it is made from, where nothing else is known.
  package let piece: CodePiece?

  package init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.pending(make))
    piece = nil
  }

  package init(value: Value) {
    state = Mutex(.made(value))
    piece = nil
  }

  package init(_ piece: CodePiece, _ make: @escaping @Sendable (CodePiece) -> Value) {
    state = Mutex(.pending { make(piece) })
    self.piece = piece
  }

  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
