// SwiftUIFlux: the declarations of AsyncAction, as its documentation has them.

protocol AsyncAction: Action {
  func execute(state: FluxState?, dispatch: @escaping DispatchFunction)
}
