// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of Send, as its documentation has them.

struct Send<Action> {
  private let send: (Action) -> Void

  init(send: @escaping (Action) -> Void) { self.send = send }

  func callAsFunction(_ action: Action) { send(action) }
  func callAsFunction(_ action: Action, animation: Animation?) { send(action) }
}
