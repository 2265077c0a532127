// What stands in for a value of which nothing is known but that it conforms to the protocol.

extension Sequence {
  typealias _StandIn = EmptyCollection<Never>
}
