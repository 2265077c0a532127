// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of ViewStore, as its documentation has them.

@dynamicMemberLookup @Observable final class ViewStore<ViewState, ViewAction> {
  private let read: () -> ViewState
  private let run: (ViewAction) -> Void

  init(_read read: @escaping () -> ViewState, _run run: @escaping (ViewAction) -> Void) {
    self.read = read
    self.run = run
  }

  var state: ViewState { read() }
  subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value { read()[keyPath: keyPath] }
  @discardableResult func send(_ action: ViewAction) -> StoreTask {
    run(action)
    return StoreTask()
  }
  func binding<Value>(
    get: @escaping (ViewState) -> Value, send valueToAction: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }
}
