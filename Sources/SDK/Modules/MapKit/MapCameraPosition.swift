// MapKit: the declarations of MapCameraPosition.
// Declared as the framework's interface has it, with code of our own.

struct MapCameraPosition: Equatable, Sendable {
  var camera: MapCamera? { _camera }
  var region: MKCoordinateRegion? { _region }
  var rect: MKMapRect? { _rect }
  var item: MKMapItem? { _item }
  var followsUserLocation: Bool { _followsUserLocation }
  var followsUserHeading: Bool { _followsUserHeading }
  var fallbackPosition: MapCameraPosition? { _fallback.first }
  var allowsAutomaticPitch: Bool { _allowsAutomaticPitch }
  /// Nobody has moved the map.
  var positionedByUser: Bool { false }

  var _camera: MapCamera?
  var _region: MKCoordinateRegion?
  var _rect: MKMapRect?
  var _item: MKMapItem?
  var _followsUserLocation = false
  var _followsUserHeading = false
  var _allowsAutomaticPitch = false
  /// None or one.
  var _fallback: [MapCameraPosition] = []
  init() {}

  static let automatic = MapCameraPosition()
  static func camera(_ camera: MapCamera) -> MapCameraPosition {
    var position = MapCameraPosition()
    position._camera = camera
    return position
  }
  static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    var position = MapCameraPosition()
    position._region = region
    return position
  }
  static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    var position = MapCameraPosition()
    position._rect = rect
    return position
  }
  static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    var position = MapCameraPosition()
    position._item = item
    position._allowsAutomaticPitch = allowsAutomaticPitch
    return position
  }
  static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    var position = MapCameraPosition()
    position._followsUserLocation = true
    position._followsUserHeading = followsHeading
    position._fallback = [fallback]
    return position
  }

  static func == (lhs: MapCameraPosition, rhs: MapCameraPosition) -> Bool {
    lhs._numbers == rhs._numbers && lhs._camera == rhs._camera && lhs._item === rhs._item
      && lhs._followsUserLocation == rhs._followsUserLocation
      && lhs._followsUserHeading == rhs._followsUserHeading && lhs._fallback == rhs._fallback
  }
  var _numbers: [Double] {
    var numbers: [Double] = []
    if let region = _region {
      numbers += [region.center.latitude, region.center.longitude]
      numbers += [region.span.latitudeDelta, region.span.longitudeDelta]
    }
    if let rect = _rect { numbers += [rect.minX, rect.minY, rect.width, rect.height] }
    return numbers
  }
}
