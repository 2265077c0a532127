// MapKit: the declarations of MKMapViewDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  )
    -> MKClusterAnnotation
}

/// Objective-C's protocol asks for these optionally.
extension MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  )
    -> MKClusterAnnotation
  { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
