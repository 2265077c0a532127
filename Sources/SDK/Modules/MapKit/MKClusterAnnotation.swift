// MapKit: the declarations of MKClusterAnnotation.
// Declared as the framework's interface has it, with code of our own.

class MKClusterAnnotation: NSObject, MKAnnotation, Sendable {
  var title: String?
  var subtitle: String?
  let memberAnnotations: [any MKAnnotation]
  init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
}
