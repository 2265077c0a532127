// Foundation: the declarations of URLSession that only Apple's platforms have.

extension URLSession {
  struct AsyncBytes: AsyncSequence, Sendable {
    typealias Element = UInt8
    typealias Failure = any Error
    struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      typealias Element = UInt8
      typealias Failure = any Error
      mutating func next() async throws -> UInt8?
    }
    var task: URLSessionDataTask { get }
    func makeAsyncIterator() -> URLSession.AsyncBytes.AsyncIterator
  }
  func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URLSession.AsyncBytes, URLResponse
  )
  func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URLSession.AsyncBytes, URLResponse
  )
  func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  )
  var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async }
  var allTasks: [URLSessionTask] { get async }
}
