// Combine: the declarations of URLSession.

extension URLSession {
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    let session: URLSession
    init(request: URLRequest, session: URLSession)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse)
  }
  func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
  func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
}
