// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of lists of attributes, as its documentation has them.

class Attributes: Sequence {
  var _list: [Attribute] = []

  init() {}
  func _index(_ key: String) -> Int? { _list.firstIndex { $0._key == key } }
  func _value(_ key: String) -> String? {
    for attribute in _list where attribute._key == key { return attribute._value }
    let lower = key.lowercased()
    for attribute in _list where attribute._key.lowercased() == lower { return attribute._value }
    return nil
  }
  func get(key: String) -> String { _index(key).map { _list[$0]._value } ?? "" }
  func getIgnoreCase(key: String) throws -> String {
    try _checkText(key)
    return _value(key) ?? ""
  }
  func put(_ key: String, _ value: String) throws { put(attribute: try Attribute(key: key, value: value)) }
  func put(_ key: String, _ value: Bool) throws {
    guard value else { return try remove(key: key) }
    let attribute = try Attribute(key: key, value: "")
    attribute._isBare = true
    put(attribute: attribute)
  }
  func put(attribute: Attribute) {
    if let index = _index(attribute._key) { _list[index] = attribute } else { _list.append(attribute) }
  }
  func remove(key: String) throws {
    try _checkText(key)
    _list.removeAll { $0._key == key }
  }
  func removeIgnoreCase(key: String) throws {
    try _checkText(key)
    _list.removeAll { $0._key.lowercased() == key.lowercased() }
  }
  func hasKey(key: String) -> Bool { _index(key) != nil }
  func hasKeyIgnoreCase(key: String) -> Bool { _value(key) != nil }
  func size() -> Int { _list.count }
  func addAll(incoming: Attributes?) {
    for attribute in incoming?._list ?? [] { put(attribute: attribute.clone()) }
  }
  func asList() -> [Attribute] { _list }
  func dataset() -> [String: String] {
    var values: [String: String] = [:]
    for attribute in _list where attribute.isDataAttribute() {
      values[String(attribute._key.dropFirst(5))] = attribute._value
    }
    return values
  }
  func html() throws -> String { _html(OutputSettings()) }
  func _html(_ settings: OutputSettings) -> String { _list.map { " " + $0._html(settings) }.joined() }
  func toString() throws -> String { try html() }
  func clone() -> Attributes {
    let copy = Attributes()
    copy.addAll(incoming: self)
    return copy
  }
  func makeIterator() -> AnyIterator<Attribute> { AnyIterator(_list.makeIterator()) }
}
