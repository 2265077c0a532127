// Foundation: the declarations of URLSession.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSession: NSObject, Sendable {
  enum DelayedRequestDisposition: Hashable, Sendable {
    case cancel
    case continueLoading
    case useNewRequest
  }
  enum AuthChallengeDisposition: Int, Sendable {
    typealias RawValue = Int
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
    init?(rawValue: Int)
  }
  enum ResponseDisposition: Int, Sendable {
    typealias RawValue = Int
    case cancel
    case allow
    case becomeDownload
    init?(rawValue: Int)
  }
  class var shared: URLSession { get }
  var delegateQueue: OperationQueue { get }
  var delegate: (any URLSessionDelegate)? { get }
  var configuration: URLSessionConfiguration { get }
  var sessionDescription: String? { get set }
  init(configuration: URLSessionConfiguration)
  init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?)
  func finishTasksAndInvalidate()
  func invalidateAndCancel()
  func reset(completionHandler: @escaping () -> Void)
  func flush(completionHandler: @escaping () -> Void)
  func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
  func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void)
  func dataTask(with request: URLRequest) -> URLSessionDataTask
  func dataTask(with url: URL) -> URLSessionDataTask
  func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
  func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDataTask
  func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
  func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
  func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
  func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask
  func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask
  func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
  func downloadTask(with url: URL) -> URLSessionDownloadTask
  func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
  func downloadTask(
    with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
  func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDownloadTask
  func downloadTask(
    withResumeData resumeData: Data, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
  func webSocketTask(with url: URL) -> URLSessionWebSocketTask
  func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
  func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
  func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  )
  func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  )
  func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  )
}
