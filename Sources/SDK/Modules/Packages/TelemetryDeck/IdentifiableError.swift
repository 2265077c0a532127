// TelemetryDeck: the declarations of IdentifiableError, as its documentation has them.

protocol IdentifiableError: Error {
  var id: String { get }
}
