// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension FixedWidthInteger {
  static func _given(_ text: String) -> Self? { Self(text) }
}
