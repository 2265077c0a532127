// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension String {
  /// The name, marked as one: it is heard in guillemets.
  static func _standIn(named name: String) -> String
  static func _given(_ text: String) -> String? { text }
}
