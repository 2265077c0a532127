// TelemetryDeck: the declarations of AnyIdentifiableError, as its documentation has them.

struct AnyIdentifiableError: IdentifiableError {
  let id: String
  let error: any Error

  init(id: String, error: any Error) {
    self.id = id
    self.error = error
  }
}
