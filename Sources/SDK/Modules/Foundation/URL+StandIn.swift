// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension URL {
  static func _standIn(named name: String) -> URL { URL(string: "https://example.org")! }
  static func _given(_ text: String) -> URL? { URL(string: text) }
}
