// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension Character {
  static func _standIn(named name: String) -> Character { String._standIn(named: name).first ?? " " }
  static func _given(_ text: String) -> Character? { text.count == 1 ? text.first : nil }
}
