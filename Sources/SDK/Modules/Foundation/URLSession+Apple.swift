// Foundation: the declarations of URLSession that only Apple's platforms have.

extension URLSession {
  struct AsyncBytes: AsyncSequence, Sendable {
    typealias Element = UInt8
    typealias Failure = any Error
    struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      typealias Element = UInt8
      typealias Failure = any Error
      var _left: Data.Iterator
      mutating func next() async throws -> UInt8? { _left.next() }
    }
    let task: URLSessionDataTask
    let _data: Data
    func makeAsyncIterator() -> URLSession.AsyncBytes.AsyncIterator {
      AsyncIterator(_left: _data.makeIterator())
    }
  }
  func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URLSession.AsyncBytes, URLResponse
  ) {
    let task = dataTask(with: request)
    let (data, response) = try await task._answer()
    return (AsyncBytes(task: task, _data: data), response)
  }
  func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URLSession.AsyncBytes, URLResponse
  ) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
  func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  ) {
    let (data, response) = try await downloadTask(withResumeData: resumeData)._answer()
    guard let url = URLSessionDownloadTask._place(data) else { throw URLError(.cannotCreateFile) }
    return (url, response)
  }
  var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async { _kinds }
  }
  var allTasks: [URLSessionTask] { get async { _tasks } }
}
