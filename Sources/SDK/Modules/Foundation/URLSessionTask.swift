// Foundation: the declarations of URLSessionTask.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionTask: NSObject, NSCopying, Sendable, ProgressReporting {
  enum State: Int, Sendable {
    typealias RawValue = Int
    case running
    case suspended
    case canceling
    case completed
    init?(rawValue: Int)
  }
  static let defaultPriority: Float
  static let lowPriority: Float
  static let highPriority: Float
  var countOfBytesClientExpectsToReceive: Int64 { get set }
  var countOfBytesClientExpectsToSend: Int64 { get set }
  var progress: Progress { get }
  var earliestBeginDate: Date? { get set }
  var delegate: (any URLSessionTaskDelegate)? { get set }
  var taskIdentifier: Int { get }
  var originalRequest: URLRequest? { get }
  var currentRequest: URLRequest? { get }
  var response: URLResponse? { get }
  var countOfBytesReceived: Int64 { get }
  var countOfBytesSent: Int64 { get }
  var countOfBytesExpectedToSend: Int64 { get }
  var countOfBytesExpectedToReceive: Int64 { get }
  var taskDescription: String? { get set }
  var state: URLSessionTask.State { get }
  var error: (any Error)? { get }
  var priority: Float { get set }
  override init()
  override func copy() -> Any
  func copy(with zone: NSZone?) -> Any
  func cancel()
  func suspend()
  func resume()
}
