// FirebaseFunctions: the declarations of Callable, as its documentation has them.

struct Callable<Request: Encodable, Response: Decodable> {
  var timeoutInterval: TimeInterval = 70

  // Nothing comes from the network.
  func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {}
  func call(_ data: Request) async throws -> Response { await _unanswered() }
  func callAsFunction(_ data: Request) async throws -> Response { await _unanswered() }
}
