// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON {
  subscript(path: [any JSONSubscriptType]) -> JSON {
    get { path.reduce(self) { $0._at($1.jsonKey) } }
    set {
      guard let first = path.first else { return }
      if path.count == 1 {
        _set(newValue, first.jsonKey)
      } else {
        var inner = _at(first.jsonKey)
        inner[Array(path.dropFirst())] = newValue
        _set(inner, first.jsonKey)
      }
    }
  }
  subscript(path: any JSONSubscriptType...) -> JSON {
    get { self[path] }
    set { self[path] = newValue }
  }

  private func _at(_ key: JSONKey) -> JSON {
    switch key {
    case .index(let index):
      guard let array = object as? [Any] else { return JSON(_missing: error ?? .wrongType) }
      return array.indices.contains(index) ? JSON(array[index]) : JSON(_missing: .indexOutOfBounds)
    case .key(let name):
      guard let dictionary = object as? [String: Any] else { return JSON(_missing: error ?? .wrongType) }
      guard let value = dictionary[name] else { return JSON(_missing: .notExist) }
      return JSON(value)
    }
  }
  private mutating func _set(_ value: JSON, _ key: JSONKey) {
    switch key {
    case .index(let index):
      guard var array = object as? [Any], array.indices.contains(index) else { return }
      array[index] = value.object
      object = array
    case .key(let name):
      guard var dictionary = object as? [String: Any] else { return }
      dictionary[name] = value.object
      object = dictionary
    }
  }
}
