// MapKit: the declarations of MKMapItemRequest. It asks the network, which doesn't answer.
// Declared as the framework's interface has it, with code of our own.

class MKMapItemRequest: NSObject, Sendable {
  let mapFeature: MapFeature?
  var isLoading: Bool { false }
  var isCancelled: Bool { false }
  init(feature: MapFeature) { mapFeature = feature }
  var mapItem: MKMapItem { get async throws { await withCheckedContinuation { _ in } } }
  func cancel() {}
}
