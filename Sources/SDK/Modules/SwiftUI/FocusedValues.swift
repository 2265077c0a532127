// SwiftUI: the declarations of FocusedValues.
// Declared as the framework's interface has it, with code of our own.

struct FocusedValues: Equatable {
  var _keyed: [ObjectIdentifier: Any] = [:]
  var _objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { _keyed[ObjectIdentifier(key)] as? Key.Value }
    set { _keyed[ObjectIdentifier(key)] = newValue }
  }

  func _object<Object>(_ type: Object.Type) -> Object? where Object: AnyObject {
    _objects[ObjectIdentifier(type)] as? Object
  }

  static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { lhs._keyed.count == rhs._keyed.count }
}
