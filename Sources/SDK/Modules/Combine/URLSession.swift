// Combine: the declarations of URLSession.
// Declared as the framework's interface has it, with code of our own.

extension URLSession {
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
    let request: URLRequest
    let session: URLSession

    init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == URLError, S.Input == (data: Data, response: URLResponse) {
      let out = _Out<Output, Failure>(subscriber)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          out.send((data: data, response: response))
          out.end(.finished)
        } else {
          out.end(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      out.whenCancelled = { task.cancel() }
      task.resume()
    }
  }

  func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
