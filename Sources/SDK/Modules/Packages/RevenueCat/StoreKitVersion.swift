// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of StoreKitVersion, as its documentation has them.

enum StoreKitVersion: Int {
  case storeKit1 = 1
  case storeKit2 = 2

  static var `default`: StoreKitVersion { .storeKit2 }
}
