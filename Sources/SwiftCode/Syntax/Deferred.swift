import Synchronization

/// Something that is made on first use and kept; safe to ask from several threads.
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  package init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.pending(make)) }
  package init(value: Value) { state = Mutex(.made(value)) }

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
