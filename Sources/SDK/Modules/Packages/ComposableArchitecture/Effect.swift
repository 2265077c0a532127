// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Effect, as its documentation has them.

/// What is done after an action.
struct Effect<Action> {
  let _run: (Send<Action>) -> Void

  static var none: Effect { Effect(_run: { _ in }) }
  static func run(
    priority: TaskPriority? = nil, operation: @escaping (Send<Action>) async throws -> Void,
    catch handler: ((Error, Send<Action>) async -> Void)? = nil
  ) -> Effect {
    let dependencies = DependencyValues._current
    return Effect { send in
      Task {
        await DependencyValues.$_scoped.withValue(dependencies) {
          do { try await operation(send) } catch { await handler?(error, send) }
        }
      }
    }
  }
  static func send(_ action: Action) -> Effect { Effect { send in send(action) } }
  static func send(_ action: Action, animation: Animation?) -> Effect { .send(action) }
  static func merge(_ effects: Effect...) -> Effect { .merge(effects) }
  static func merge<S: Sequence>(_ effects: S) -> Effect where S.Element == Effect {
    Effect { send in for effect in effects { effect._run(send) } }
  }
  static func concatenate(_ effects: Effect...) -> Effect { .merge(effects) }
  static func concatenate<C: Collection>(_ effects: C) -> Effect where C.Element == Effect {
    .merge(effects)
  }
  static func cancel(id: some Hashable) -> Effect { .none }

  func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect { self }
  func merge(with other: Effect) -> Effect { .merge([self, other]) }
  func concatenate(with other: Effect) -> Effect { .merge([self, other]) }
  func map<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    Effect<T> { send in _run(Send { send(transform($0)) }) }
  }
}
