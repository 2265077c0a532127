// SwiftUIFlux: the declarations of StoreConnector, as its documentation has them.

struct StoreConnector<StoreState: FluxState, V: View>: View {
  @EnvironmentObject var store: Store<StoreState>
  let content: (StoreState, @escaping (Action) -> Void) -> V

  var body: V { content(store.state, store.dispatch(action:)) }
}
