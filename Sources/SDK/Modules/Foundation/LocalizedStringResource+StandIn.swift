// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension LocalizedStringResource {
  static func _standIn(named name: String) -> LocalizedStringResource {
    _given(String._standIn(named: name))!
  }
  static func _given(_ text: String) -> LocalizedStringResource? {
    LocalizedStringResource(String.LocalizationValue(text))
  }
}
