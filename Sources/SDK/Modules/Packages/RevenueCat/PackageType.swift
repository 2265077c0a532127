// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of PackageType, as its documentation has them.

enum PackageType: Int {
  case unknown = -2
  case custom = -1
  case lifetime = 0
  case annual = 1
  case sixMonth = 2
  case threeMonth = 3
  case twoMonth = 4
  case monthly = 5
  case weekly = 6
}
