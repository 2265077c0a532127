// FirebaseFirestore: the declarations of GeoPoint, as its documentation has them.

class GeoPoint: NSObject, Codable {
  let latitude: Double
  let longitude: Double

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeoPoint else { return false }
    return latitude == other.latitude && longitude == other.longitude
  }
}
