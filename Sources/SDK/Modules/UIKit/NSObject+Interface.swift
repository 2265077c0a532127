// UIKit: the declarations of NSObject.

/// What interface files set, by the names of properties.
extension NSObject {
  /// What a property holds; nil where there is none of that name.
  func _value(_ key: String) -> Any?
  /// Whether the object has such a property, and it takes the value.
  @discardableResult func _set(_ value: Any?, _ key: String) -> Bool
  /// Views for the outlets of the object's class that nothing is connected to, by the property.
  func _outletViews() -> [_InterfaceSetting]
  var _lacksOutlets: Bool { get }

  /// A setting of a file. What no property is called by is nothing.
  func _apply(_ key: String, _ value: Any?) { _set(value, key) }
  func _connect(_ key: String, _ target: NSObject) { _set(target, key) }
}
