// MapKit: the declarations of MapProxy.
// Declared as the framework's interface has it, with code of our own.

struct MapProxy {
  init() {}
  func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
  func camera(framing rect: MKMapRect) -> MapCamera? { nil }
  func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? { nil }
  func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
    nil
  }
}
