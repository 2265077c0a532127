// MapKit: the declarations of MKMapView. Its annotations have the views that its delegate makes.
// Declared as the framework's interface has it, with code of our own.

class MKMapView: UIView {
  weak var delegate: (any MKMapViewDelegate)?
  var mapType: MKMapType = .standard
  var region = MKCoordinateRegion()
  var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  var visibleMapRect = MKMapRect.world
  var camera = MKMapCamera()
  var isZoomEnabled = true
  var isScrollEnabled = true
  var isRotateEnabled = true
  var isPitchEnabled = true
  var showsCompass = true
  var showsScale = false
  var showsTraffic = false
  var showsBuildings = true
  var showsUserTrackingButton = false
  var showsUserLocation = false
  var pitchButtonVisibility: MKFeatureVisibility = .hidden
  var pointOfInterestFilter: MKPointOfInterestFilter?
  var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  var userTrackingMode: MKUserTrackingMode = .none
  let userLocation = MKUserLocation()
  var isUserLocationVisible: Bool { false }

  // MARK: Annotations

  var _annotations: [any MKAnnotation] = []
  var annotations: [any MKAnnotation] { _annotations }
  var selectedAnnotations: [any MKAnnotation] = []
  var _viewTypes: [String: AnyClass] = [:]

  func addAnnotation(_ annotation: any MKAnnotation) { _annotations.append(annotation) }
  func addAnnotations(_ annotations: [any MKAnnotation]) { _annotations += annotations }
  func removeAnnotation(_ annotation: any MKAnnotation) {
    _annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Those that are not on the map yet are added.
  func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !_annotations.contains(where: { $0 === annotation }) {
      _annotations.append(annotation)
    }
  }
  func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation else { return }
    selectedAnnotations.removeAll { $0 === annotation }
  }
  func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    delegate?.mapView(self, viewFor: annotation)
  }
  func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    _viewTypes[identifier] = viewClass
  }
  func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    if let type = _viewTypes[identifier] as? MKAnnotationView.Type {
      return type.init(annotation: annotation, reuseIdentifier: identifier)
    }
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Overlays

  var overlays: [any MKOverlay] = []
  func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
  func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }

  // MARK: What is shown

  func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
  func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
  func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D

  /// Read as SwiftUI's map: its annotations are the stops, each by the view that the delegate makes for it, else by its
  /// title. What lies on the map itself is Apple's, not the app's.
  override var _parts: [_Part] {
    var titles: [String] = []
    var parts: [_Part] = []
    for annotation in annotations {
      let own = view(for: annotation)
      if let own, own._accessibility.isElement == false { continue }
      if let title = own?._accessibility.label ?? own?._ownLabel ?? annotation.title, !title.isEmpty {
        titles.append(title)
      } else {
        parts.append(
          _Part.unknown(name: "MKAnnotation", cause: "an annotation without a title doesn't say what it is"))
      }
    }
    parts.insert(_Part.swiftUI(_MapOfTitles(titles: titles)), at: 0)
    return parts + super._parts
  }
}
