// RevenueCat (github.com/RevenueCat/purchases-ios): the declarations of Offerings, as its documentation has them.

class Offerings: NSObject {
  var all: [String: Offering] { get }
  var current: Offering? { get }
  func offering(identifier: String?) -> Offering?
  subscript(key: String) -> Offering? { get }
  func currentOffering(forPlacement placementIdentifier: String) -> Offering?
}
