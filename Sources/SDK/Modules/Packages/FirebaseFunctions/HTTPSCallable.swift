// FirebaseFunctions: the declarations of HTTPSCallable, as its documentation has them.

class HTTPSCallable: NSObject {
  var timeoutInterval: TimeInterval = 70

  // Nothing comes from the network.
  func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {}
  @discardableResult func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { await _unanswered() }
}
