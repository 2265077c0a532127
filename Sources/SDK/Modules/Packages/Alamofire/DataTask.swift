// Alamofire (github.com/Alamofire/Alamofire): the declarations of DataTask, as its documentation has them.

struct DataTask<Value> {
  private let request: DataRequest

  init(_request: DataRequest) { request = _request }

  var response: DataResponse<Value, AFError> { get async { await _unanswered() } }
  var result: Result<Value, AFError> { get async { await _unanswered() } }
  var value: Value { get async throws { await _unanswered() } }

  func cancel() { request.cancel() }
  func resume() { request.resume() }
  func suspend() { request.suspend() }
}
