// CoreLocation: names and numbers that don't change.
// Declared as the framework's interface has it, with code of our own.

let kCLDistanceFilterNone: CLLocationDistance = -1
let kCLHeadingFilterNone: CLLocationDegrees = -1
let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
let kCLLocationAccuracyBest: CLLocationAccuracy = -1
let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
