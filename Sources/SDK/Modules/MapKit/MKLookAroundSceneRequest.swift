// MapKit: the declarations of MKLookAroundSceneRequest. It asks the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class MKLookAroundSceneRequest: NSObject, Sendable {
  let coordinate: CLLocationCoordinate2D
  let mapItem: MKMapItem?
  var _isLoading = false
  var isLoading: Bool { _isLoading }
  var isCancelled: Bool { false }
  init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }
  init(mapItem: MKMapItem) {
    coordinate = mapItem.placemark.coordinate
    self.mapItem = mapItem
  }
  var scene: MKLookAroundScene? {
    get async throws {
      _isLoading = true
      return await withCheckedContinuation { _ in }
    }
  }
  func cancel() { _isLoading = false }
}
