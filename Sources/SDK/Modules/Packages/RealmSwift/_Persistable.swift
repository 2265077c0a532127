// RealmSwift (github.com/realm/realm-swift): the declarations of _Persistable, as its documentation has them.

/// What a property begins with that nothing sets ("Define an object model").
protocol _Persistable {
  static func _first() -> Self
}

extension Bool: _Persistable {
  static func _first() -> Bool { false }
}

extension Int: _Persistable {
  static func _first() -> Int { 0 }
}

extension Int64: _Persistable {
  static func _first() -> Int64 { 0 }
}

extension Int32: _Persistable {
  static func _first() -> Int32 { 0 }
}

extension Double: _Persistable {
  static func _first() -> Double { 0 }
}

extension Float: _Persistable {
  static func _first() -> Float { 0 }
}

extension String: _Persistable {
  static func _first() -> String { "" }
}

extension Data: _Persistable {
  static func _first() -> Data { Data() }
}

extension Date: _Persistable {
  static func _first() -> Date { Date(timeIntervalSince1970: 0) }
}

extension UUID: _Persistable {
  static func _first() -> UUID { UUID() }
}

extension Optional: _Persistable {
  static func _first() -> Wrapped? { nil }
}
