// MapKit: the declarations of PointOfInterestCategories.
// Declared as the framework's interface has it, with code of our own.

struct PointOfInterestCategories: ExpressibleByArrayLiteral, Equatable {
  let _categories: [MKPointOfInterestCategory]
  let _isExcluding: Bool
  init(_categories categories: [MKPointOfInterestCategory], isExcluding: Bool) {
    _categories = categories
    _isExcluding = isExcluding
  }
  init(arrayLiteral elements: MKPointOfInterestCategory...) {
    self.init(_categories: elements, isExcluding: false)
  }
  static var all: PointOfInterestCategories { PointOfInterestCategories(_categories: [], isExcluding: true) }
  static var excludingAll: PointOfInterestCategories {
    PointOfInterestCategories(_categories: [], isExcluding: false)
  }
  static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(_categories: categories, isExcluding: false)
  }
  static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    PointOfInterestCategories(_categories: categories, isExcluding: false)
  }
  static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
    PointOfInterestCategories(_categories: categories, isExcluding: true)
  }
  static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
    PointOfInterestCategories(_categories: categories, isExcluding: true)
  }
}
