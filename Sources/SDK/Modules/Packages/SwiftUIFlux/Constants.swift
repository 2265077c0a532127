// SwiftUIFlux: the declarations of Constants, as its documentation has them.

let asyncActionsMiddleware: Middleware<FluxState> = { dispatch, getState in
  { next in
    { action in
      (action as? AsyncAction)?.execute(state: getState(), dispatch: dispatch)
      next(action)
    }
  }
}
