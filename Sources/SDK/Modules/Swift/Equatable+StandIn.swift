// What stands in for a value of which nothing is known but that it conforms to the protocol.

extension Equatable {
  typealias _StandIn = String
}
