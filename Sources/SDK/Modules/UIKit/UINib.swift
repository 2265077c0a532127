// UIKit: the declarations of UINib.

class UINib: NSObject {
  struct OptionsKey: Hashable, RawRepresentable {
    static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  let _name: String
  let _bundle: Bundle?
  /// A part of a file that has no name.
  var _interface: _Interface?
  init(nibName name: String, bundle bundleOrNil: Bundle?) {
    _name = name
    _bundle = bundleOrNil
  }
  func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
  {
    let owner = ownerOrNil as? NSObject
    if let found = _interface ?? _Interface.named(_name, "xib", near: owner) {
      return found.instantiate(owner: owner)
    }
    return _standIn(owner)
  }

  /// An object of the class that the file is named after; what the file would show besides is not known.
  func _standIn(_ owner: NSObject?) -> [Any] {
    let problem = _Interface.isThere(_name, near: owner) ? "can't be read" : "is not found"
    _Interface.tell(
      "the interface file '\(_name).xib' \(problem); the outlets of its class stand in for its views",
      missing: "\(_name).xib")
    let own = owner?._typeName == _name ? owner : nil
    guard let made = own ?? _Interface.make(named: _name) else { return [] }
    if let view = made as? UIView { view._standIn(outletsOf: made, "\(_name).xib") }
    made.awakeFromNib()
    return [made]
  }
}
