// SwiftUIFlux: the declarations of FluxState, as its documentation has them.

protocol FluxState {}
