// SwiftUIFlux: the declarations of ConnectedView, as its documentation has them.

protocol ConnectedView: View {
  associatedtype StoreState: FluxState
  associatedtype Props
  associatedtype V: View

  func map(state: StoreState, dispatch: @escaping DispatchFunction) -> Props
  func body(props: Props) -> V
}

extension ConnectedView {
  func render(state: StoreState, dispatch: @escaping DispatchFunction) -> V {
    body(props: map(state: state, dispatch: dispatch))
  }

  var body: StoreConnector<StoreState, V> { StoreConnector(content: render) }
}
