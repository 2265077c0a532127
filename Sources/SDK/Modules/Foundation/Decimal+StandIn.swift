// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension Decimal {
  static func _given(_ text: String) -> Decimal? { Decimal(string: text) }
}
