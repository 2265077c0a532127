// swift-composable-architecture (github.com/pointfreeco/swift-composable-architecture): the declarations of ViewActionSending, as its documentation has them.

/// A view that sends its own actions to its store.
protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  @discardableResult func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }
  @discardableResult func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }
}
