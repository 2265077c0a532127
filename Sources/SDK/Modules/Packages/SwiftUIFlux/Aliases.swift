// SwiftUIFlux: what it sees, and its type aliases.

import SwiftUI

typealias DispatchFunction = (Action) -> Void
typealias Middleware<State> = (@escaping DispatchFunction, @escaping () -> FluxState?) ->
  (@escaping DispatchFunction) -> DispatchFunction
typealias Reducer<FluxState> = (_ state: FluxState, _ action: Action) -> FluxState
