// SwiftUIFlux: the declarations of Store, as its documentation has them.

final class Store<StoreState: FluxState>: ObservableObject {
  @Published var state: StoreState
  private let reducer: Reducer<StoreState>
  private let middleware: [Middleware<StoreState>]

  init(
    reducer: @escaping Reducer<StoreState>, middleware: [Middleware<StoreState>] = [], state: StoreState
  ) {
    self.reducer = reducer
    self.middleware = middleware + [asyncActionsMiddleware]
    self.state = state
  }

  /// The first of the middleware sees an action first, and the reducer sees it last; none of it at once.
  func dispatch(action: Action) {
    DispatchQueue.main.async {
      var next: DispatchFunction = { self.state = self.reducer(self.state, $0) }
      for middleware in self.middleware.reversed() {
        next = middleware({ self.dispatch(action: $0) }, { self.state })(next)
      }
      next(action)
    }
  }
}
