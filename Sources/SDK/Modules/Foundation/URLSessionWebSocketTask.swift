// Foundation: the declarations of URLSessionWebSocketTask.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionWebSocketTask: URLSessionTask {
  enum CloseCode: Int, Sendable {
    typealias RawValue = Int
    case invalid
    case normalClosure
    case goingAway
    case protocolError
    case unsupportedData
    case noStatusReceived
    case abnormalClosure
    case invalidFramePayloadData
    case policyViolation
    case messageTooBig
    case mandatoryExtensionMissing
    case internalServerError
    case tlsHandshakeFailure
    init?(rawValue: Int)
  }
  enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  override var error: (any Error)? { get set }
  var maximumMessageSize: Int { get set }
  var closeCode: URLSessionWebSocketTask.CloseCode { get }
  var closeReason: Data? { get }
  func sendPing() async throws
  func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void)
  override func cancel()
  func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
  func send(_ message: URLSessionWebSocketTask.Message) async throws
  func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping ((any Error)?) -> Void)
  func receive() async throws -> URLSessionWebSocketTask.Message
  func receive(completionHandler: @escaping (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
  override func resume()
}
