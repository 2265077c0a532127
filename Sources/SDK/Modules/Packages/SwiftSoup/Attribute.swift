// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of attributes, as its documentation has them.

class Attribute {
  static let _booleans = Tag._names(
    "allowfullscreen async autofocus checked compact controls crossorigin declare default defer disabled",
    "formnovalidate hidden inert ismap itemscope multiple muted nohref noresize noshade novalidate nowrap open",
    "readonly required reversed seamless selected sortable truespeed typemustmatch")
  var _key: String
  var _value: String
  /// Whether it has no value at all.
  var _isBare = false

  init(key: String, value: String) throws {
    try _checkText(key)
    _key = key._trimmed
    _value = value
  }
  init(_key: String, _ value: String) {
    self._key = _key
    _value = value
  }
  func getKey() -> String { _key }
  func setKey(key: String) throws {
    try _checkText(key)
    _key = key._trimmed
  }
  func getValue() -> String { _value }
  @discardableResult func setValue(value: String) -> String {
    let old = _value
    _value = value
    return old
  }
  func html() -> String { _html(OutputSettings()) }
  func _html(_ settings: OutputSettings) -> String {
    if _value.isEmpty, settings.syntax() == .html, isBooleanAttribute() { return _key }
    return "\(_key)=\"\(Entities._escape(_value, settings, inAttribute: true))\""
  }
  func toString() -> String { html() }
  func isDataAttribute() -> Bool { _key.hasPrefix("data-") && _key.count > 5 }
  func isBooleanAttribute() -> Bool { _isBare || Attribute._booleans.contains(_key.lowercased()) }
  func clone() -> Attribute {
    let copy = Attribute(_key: _key, _value)
    copy._isBare = _isBare
    return copy
  }
}
