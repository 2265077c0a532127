// SwiftUIFlux: the declarations of Action, as its documentation has them.

protocol Action {}
