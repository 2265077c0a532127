// MapKit: the declarations of MKPointAnnotation.
// Declared as the framework's interface has it, with code of our own.

class MKPointAnnotation: MKShape {
  var _coordinate = CLLocationCoordinate2D()
  override var coordinate: CLLocationCoordinate2D {
    get { _coordinate }
    set { _coordinate = newValue }
  }
  override init() { super.init() }
  init(coordinate: CLLocationCoordinate2D) {
    super.init()
    _coordinate = coordinate
  }
  init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    super.init()
    _coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
