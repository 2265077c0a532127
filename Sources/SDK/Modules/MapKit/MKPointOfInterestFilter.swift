// MapKit: the declarations of MKPointOfInterestFilter.
// Declared as the framework's interface has it, with code of our own.

class MKPointOfInterestFilter: NSObject, Sendable {
  let _categories: [MKPointOfInterestCategory]
  let _isExcluding: Bool
  init(including categories: [MKPointOfInterestCategory]) {
    _categories = categories
    _isExcluding = false
  }
  init(excluding categories: [MKPointOfInterestCategory]) {
    _categories = categories
    _isExcluding = true
  }
  static let includingAll = MKPointOfInterestFilter(excluding: [])
  static let excludingAll = MKPointOfInterestFilter(including: [])
  func includes(_ category: MKPointOfInterestCategory) -> Bool {
    _categories.contains(category) != _isExcluding
  }
  func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
