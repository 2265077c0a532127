// Alamofire (github.com/Alamofire/Alamofire): the declarations of DataResponse, as its documentation has them.

struct DataResponse<Success, Failure: Error> {
  let request: URLRequest?
  let response: HTTPURLResponse?
  let data: Data?
  let metrics: URLSessionTaskMetrics?
  let serializationDuration: TimeInterval
  let result: Result<Success, Failure>

  init(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: URLSessionTaskMetrics?,
    serializationDuration: TimeInterval, result: Result<Success, Failure>
  ) {
    self.request = request
    self.response = response
    self.data = data
    self.metrics = metrics
    self.serializationDuration = serializationDuration
    self.result = result
  }

  var value: Success? { try? result.get() }
  var error: Failure? { if case .failure(let error) = result { error } else { nil } }

  func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
    DataResponse<New, Failure>(
      request: request, response: response, data: data, metrics: metrics,
      serializationDuration: serializationDuration, result: result.map(transform))
  }
  func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
    DataResponse<Success, New>(
      request: request, response: response, data: data, metrics: metrics,
      serializationDuration: serializationDuration, result: result.mapError(transform))
  }
}
