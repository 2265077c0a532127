// Foundation: the declarations of URLSession.
// Declared as the toolchain's interface has it, with code of our own.

class URLSession: NSObject, Sendable {
  enum DelayedRequestDisposition: Hashable, Sendable {
    case cancel
    case continueLoading
    case useNewRequest
  }
  enum AuthChallengeDisposition: Int, Sendable {
    case useCredential = 0
    case performDefaultHandling = 1
    case cancelAuthenticationChallenge = 2
    case rejectProtectionSpace = 3
  }
  enum ResponseDisposition: Int, Sendable {
    case cancel = 0
    case allow = 1
    case becomeDownload = 2
  }
  static let _shared = URLSession(configuration: .default)
  class var shared: URLSession { _shared }
  let configuration: URLSessionConfiguration
  let delegateQueue: OperationQueue
  var _delegate: (any URLSessionDelegate)?
  var delegate: (any URLSessionDelegate)? { _delegate }
  var sessionDescription: String?
  /// Those that have not ended.
  var _tasks: [URLSessionTask] = []
  var _count = 0
  var _isInvalid = false

  convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration.copy(with: nil) as? URLSessionConfiguration ?? configuration
    _delegate = delegate
    delegateQueue = queue ?? OperationQueue()
  }

  func _number() -> Int {
    _count += 1
    return _count
  }

  func finishTasksAndInvalidate() {
    _isInvalid = true
    Task { _endIfInvalid() }
  }

  func invalidateAndCancel() {
    for task in _tasks { task.cancel() }
    finishTasksAndInvalidate()
  }

  /// Lets go of the delegate once nothing is left to tell it.
  func _endIfInvalid() {
    guard _isInvalid, _tasks.isEmpty, let receiver = _delegate else { return }
    _delegate = nil
    receiver.urlSession(self, didBecomeInvalidWithError: nil)
  }

  func reset(completionHandler: @escaping () -> Void) { Task { completionHandler() } }
  func flush(completionHandler: @escaping () -> Void) { Task { completionHandler() } }

  var _kinds: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    let uploads = _tasks.compactMap { $0 as? URLSessionUploadTask }
    let downloads = _tasks.compactMap { $0 as? URLSessionDownloadTask }
    let others = _tasks.filter { !($0 is URLSessionUploadTask) }
    return (others.compactMap { $0 as? URLSessionDataTask }, uploads, downloads)
  }

  func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    let (data, uploads, downloads) = _kinds
    Task { completionHandler(data, uploads, downloads) }
  }

  func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let all = _tasks
    Task { completionHandler(all) }
  }

  func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask(request, self, nil) }
  func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(request, self, completionHandler) }
  func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDataTask
  { dataTask(with: URLRequest(url: url), completionHandler: completionHandler) }

  func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(request, self, nil)
  }
  func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(request, self, nil)
  }
  func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    URLSessionUploadTask(request, self, nil)
  }
  func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request, self, completionHandler) }
  func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(request, self, completionHandler) }

  func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, self, nil)
  }
  func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
  func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nil, self, nil)
  }
  func downloadTask(
    with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request, self) { data, response, error in
      completionHandler(data.flatMap { URLSessionDownloadTask._place($0) }, response, error)
    }
  }
  func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDownloadTask
  { downloadTask(with: URLRequest(url: url), completionHandler: completionHandler) }
  func downloadTask(
    withResumeData resumeData: Data, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(nil, self) { _, response, error in completionHandler(nil, response, error) }
  }

  func webSocketTask(with url: URL) -> URLSessionWebSocketTask { webSocketTask(with: URLRequest(url: url)) }
  func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request, self, nil)
  }

  // Named without a delegate too, as where they are given on as functions.
  func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
  func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }
  func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
  func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
  func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  ) { try await dataTask(with: request)._answer() }
  func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  {
    try await dataTask(with: url)._answer()
  }
  func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  { try await uploadTask(with: request, fromFile: fileURL)._answer() }
  func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  { try await uploadTask(with: request, from: bodyData)._answer() }
  func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  ) {
    let (data, response) = try await downloadTask(with: request)._answer()
    guard let url = URLSessionDownloadTask._place(data) else { throw URLError(.cannotCreateFile) }
    return (url, response)
  }
  func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  ) { try await download(for: URLRequest(url: url), delegate: delegate) }
}
