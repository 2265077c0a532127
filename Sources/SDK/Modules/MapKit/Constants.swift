// MapKit: the declarations of Constants.
// Declared as the framework's interface has it, with code of our own.

let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
