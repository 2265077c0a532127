// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension Substring {
  static func _standIn(named name: String) -> Substring { Substring(String._standIn(named: name)) }
  static func _given(_ text: String) -> Substring? { Substring(text) }
}
