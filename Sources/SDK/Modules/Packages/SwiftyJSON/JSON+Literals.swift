// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self.init(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension JSON: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self.init(value) }
}

extension JSON: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self.init(value) }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Any)...) {
    var values: [String: Any] = [:]
    for (key, value) in elements { values[key] = value }
    self.init(values)
  }
}

extension JSON: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Any...) { self.init(elements) }
}
