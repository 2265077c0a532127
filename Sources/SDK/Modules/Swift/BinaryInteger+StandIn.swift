// What a property of the type holds where nobody gave it a value, and the value that a text is which somebody gives.

extension BinaryInteger {
  static func _standIn(named name: String) -> Self { 0 }
}

extension BinaryInteger {
  /// What stands in for a value of which nothing is known but that it conforms to the protocol.
  typealias _StandIn = Int
}
