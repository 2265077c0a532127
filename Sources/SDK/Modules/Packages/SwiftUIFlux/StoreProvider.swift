// SwiftUIFlux: the declarations of StoreProvider, as its documentation has them.

struct StoreProvider<S: FluxState, V: View>: View {
  let store: Store<S>
  let content: () -> V

  init(store: Store<S>, content: @escaping () -> V) {
    self.store = store
    self.content = content
  }

  var body: some View { content().environmentObject(store) }
}
