// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension BinaryFloatingPoint {
  static func _standIn(named name: String) -> Self { 0 }
  static func _given(_ text: String) -> Self? {
    guard let number = Double(text) else { return nil }
    return Self(number)
  }
}

extension BinaryFloatingPoint {
  /// What stands in for a value of which nothing is known but that it conforms to the protocol.
  typealias _StandIn = Double
}
