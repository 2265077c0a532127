// Foundation: the declarations of URLSessionTask.
// Declared as the toolchain's interface has it, with code of our own.

/// No network is there: what is asked of it is not answered. What files have is.
class URLSessionTask: NSObject, NSCopying, Sendable, ProgressReporting {
  enum State: Int, Sendable {
    case running = 0
    case suspended = 1
    case canceling = 2
    case completed = 3
  }
  static let defaultPriority: Float = 0.5
  static let lowPriority: Float = 0.25
  static let highPriority: Float = 0.75
  var countOfBytesClientExpectsToReceive: Int64 = -1
  var countOfBytesClientExpectsToSend: Int64 = -1
  lazy var progress: Progress = Progress(totalUnitCount: -1)
  var earliestBeginDate: Date?
  var delegate: (any URLSessionTaskDelegate)?
  let taskIdentifier: Int
  let originalRequest: URLRequest?
  var currentRequest: URLRequest? { originalRequest }
  var _response: URLResponse?
  var response: URLResponse? { _response }
  var _received: Data?
  var countOfBytesReceived: Int64 { Int64(_received?.count ?? 0) }
  var countOfBytesSent: Int64 { 0 }
  var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  var countOfBytesExpectedToReceive: Int64 { _response?.expectedContentLength ?? 0 }
  var taskDescription: String?
  var _state: URLSessionTask.State = .suspended
  var state: URLSessionTask.State { _state }
  var _error: (any Error)?
  var error: (any Error)? { _error }
  var priority: Float = URLSessionTask.defaultPriority
  var _session: URLSession?
  var _hasStarted = false
  /// What is called once, when it has ended.
  var _whenDone: ((Data?, URLResponse?, (any Error)?) -> Void)?

  override init() {
    taskIdentifier = 0
    originalRequest = nil
  }

  init(
    _ request: URLRequest?, _ session: URLSession, _ whenDone: ((Data?, URLResponse?, (any Error)?) -> Void)?
  ) {
    originalRequest = request
    _session = session
    _whenDone = whenDone
    taskIdentifier = session._number()
    super.init()
    session._tasks.append(self)
  }

  override func copy() -> Any { self }
  func copy(with zone: NSZone?) -> Any { self }

  func cancel() {
    if _state == .canceling || _state == .completed { return }
    _state = .canceling
    let error = _failure(.cancelled)
    Task { _end(nil, nil, error) }
  }

  func suspend() {
    if _state == .running { _state = .suspended }
  }

  func resume() {
    if _state != .suspended { return }
    _state = .running
    if _hasStarted { return }
    _hasStarted = true
    if let url = originalRequest?.url, url.isFileURL { Task { _read(url) } }
  }

  func _read(_ url: URL) {
    if _state == .canceling { return }
    guard let data = try? Data(contentsOf: url) else {
      _end(nil, nil, _failure(.fileDoesNotExist))
      return
    }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    _end(data, response, nil)
  }

  func _failure(_ code: URLError.Code) -> URLError {
    guard let url = originalRequest?.url else { return URLError(code) }
    return URLError(
      code,
      userInfo: [NSURLErrorFailingURLErrorKey: url, NSURLErrorFailingURLStringErrorKey: url.absoluteString])
  }

  func _end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if _state == .completed { return }
    _state = .completed
    _received = data
    _response = response
    _error = error
    let session = _session
    session?._tasks.removeAll { $0 === self }
    if let done = _whenDone {
      _whenDone = nil
      done(data, response, error)
    } else if let session {
      _tell(session, error)
    }
    session?._endIfInvalid()
  }

  /// Tells the delegates, as is done where no handler was given.
  func _tell(_ session: URLSession, _ error: (any Error)?) {
    let receiver = delegate ?? session.delegate as? any URLSessionTaskDelegate
    if let receiver = receiver as? any URLSessionDataDelegate, let task = self as? URLSessionDataTask,
      let data = _received
    {
      receiver.urlSession(session, dataTask: task, didReceive: data)
    }
    receiver?.urlSession(session, task: self, didCompleteWithError: error)
  }

  /// What it has received when it has ended; a task that is cancelled meanwhile cancels this one.
  func _answer() async throws -> (Data, URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        _whenDone = { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        resume()
      }
    } onCancel: {
      cancel()
    }
  }
}
