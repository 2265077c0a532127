// UIKit: the declarations of UINib.

/// What an interface file holds is made by who reads it.
class UINib: NSObject {
  struct OptionsKey: Hashable, RawRepresentable {
    static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  let _name: String
  let _bundle: Bundle?
  init(nibName name: String, bundle bundleOrNil: Bundle?) {
    _name = name
    _bundle = bundleOrNil
  }
  func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
}
