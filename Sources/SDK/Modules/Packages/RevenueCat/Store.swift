// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Store, as its documentation has them.

enum Store: Int {
  case appStore, macAppStore, playStore, stripe, promotional, unknownStore, amazon, rcBilling, external
}
