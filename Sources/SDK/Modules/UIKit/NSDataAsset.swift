// UIKit: the declarations of NSDataAsset, with code of our own.

class NSDataAsset: NSObject {
  let name: String
  let data: Data
  var typeIdentifier: String { get }

  init?(name: String) {
    guard let data = _Shipped.asset(name) else { return nil }
    self.name = name
    self.data = data
  }
  convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}
