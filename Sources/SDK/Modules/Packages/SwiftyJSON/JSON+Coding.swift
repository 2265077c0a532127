// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = JSON(truth)
    } else if let whole = try? container.decode(Int.self) {
      self = JSON(whole)
    } else if let number = try? container.decode(Double.self) {
      self = JSON(number)
    } else if let text = try? container.decode(String.self) {
      self = JSON(text)
    } else if let array = try? container.decode([JSON].self) {
      self = JSON(array)
    } else {
      self = JSON(try container.decode([String: JSON].self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let array {
      try container.encode(array)
    } else if let dictionary {
      try container.encode(dictionary)
    } else if let bool {
      try container.encode(bool)
    } else if let text = string {
      try container.encode(text)
    } else if let number {
      if number.doubleValue == Double(number.intValue) {
        try container.encode(number.intValue)
      } else {
        try container.encode(number.doubleValue)
      }
    } else {
      try container.encodeNil()
    }
  }
}
