// CoreLocation: what else it shows.
// Declared as the framework's interface has it, with code of our own.

@_exported import Foundation

typealias CLLocationDegrees = Double
typealias CLLocationDistance = Double
typealias CLLocationAccuracy = Double
typealias CLLocationSpeed = Double
typealias CLLocationSpeedAccuracy = Double
typealias CLLocationDirection = Double
typealias CLLocationDirectionAccuracy = Double
typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
