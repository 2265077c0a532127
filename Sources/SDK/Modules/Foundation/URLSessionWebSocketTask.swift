// Foundation: the declarations of URLSessionWebSocketTask.
// Declared as the toolchain's interface has it, with code of our own.

class URLSessionWebSocketTask: URLSessionTask {
  enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case noStatusReceived = 1005
    case abnormalClosure = 1006
    case invalidFramePayloadData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case mandatoryExtensionMissing = 1010
    case internalServerError = 1011
    case tlsHandshakeFailure = 1015
  }
  enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  var maximumMessageSize: Int = 1 << 20
  var _closeCode: URLSessionWebSocketTask.CloseCode = .invalid
  var closeCode: URLSessionWebSocketTask.CloseCode { _closeCode }
  var _closeReason: Data?
  var closeReason: Data? { _closeReason }
  /// Those that wait for the other side.
  var _waiting: [(any Error) -> Void] = []

  func _wait(_ handler: @escaping (any Error) -> Void) {
    guard let error else {
      _waiting.append(handler)
      return
    }
    Task { handler(error) }
  }

  override func _end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    super._end(data, response, error)
    let waiting = _waiting
    _waiting = []
    for handler in waiting { handler(error ?? URLError(.cancelled)) }
  }

  func _failure() async -> any Error {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in _wait { continuation.resume(returning: $0) } }
    } onCancel: {
      cancel()
    }
  }

  func sendPing() async throws { throw await _failure() }
  func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void) { _wait { pongReceiveHandler($0) } }
  func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?) {
    _closeCode = closeCode
    _closeReason = reason
    cancel()
  }
  func send(_ message: URLSessionWebSocketTask.Message) async throws { throw await _failure() }
  func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping ((any Error)?) -> Void) {
    _wait { completionHandler($0) }
  }
  func receive() async throws -> URLSessionWebSocketTask.Message { throw await _failure() }
  func receive(completionHandler: @escaping (Result<URLSessionWebSocketTask.Message, any Error>) -> Void) {
    _wait { completionHandler(.failure($0)) }
  }
}
