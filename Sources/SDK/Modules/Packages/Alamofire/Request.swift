// Alamofire (github.com/Alamofire/Alamofire): the declarations of Request, as its documentation has them.

/// A request that is not answered.
class Request {
  enum State { case initialized, resumed, suspended, cancelled, finished }

  let id = UUID()
  private(set) var state: State = .initialized
  let _request: URLRequest?

  init(_request: URLRequest?) {
    self._request = _request
    state = .resumed
  }

  var isInitialized: Bool { state == .initialized }
  var isResumed: Bool { state == .resumed }
  var isSuspended: Bool { state == .suspended }
  var isCancelled: Bool { state == .cancelled }
  var isFinished: Bool { state == .finished }
  var request: URLRequest? { _request }
  var response: HTTPURLResponse? { nil }
  var task: URLSessionTask? { nil }
  var error: AFError? { state == .cancelled ? .explicitlyCancelled : nil }
  var retryCount: Int { 0 }
  var uploadProgress: Progress { Progress(totalUnitCount: 0) }
  var downloadProgress: Progress { Progress(totalUnitCount: 0) }

  @discardableResult func cancel() -> Self {
    state = .cancelled
    return self
  }
  @discardableResult func suspend() -> Self {
    if state == .resumed { state = .suspended }
    return self
  }
  @discardableResult func resume() -> Self {
    if state == .suspended { state = .resumed }
    return self
  }
  @discardableResult func authenticate(
    username: String, password: String, persistence: URLCredential.Persistence = .forSession
  ) -> Self { self }
  @discardableResult func authenticate(with credential: URLCredential) -> Self { self }
  @discardableResult func uploadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
  ) -> Self { self }
  @discardableResult func downloadProgress(
    queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void
  ) -> Self { self }
  @discardableResult func redirect(using handler: Any) -> Self { self }
  @discardableResult func cURLDescription(calling handler: @escaping (String) -> Void) -> Self { self }
  func cURLDescription() -> String
}
