// Alamofire (github.com/Alamofire/Alamofire): the declarations of DownloadTask, as its documentation has them.

struct DownloadTask<Value> {
  private let request: DownloadRequest

  init(_request: DownloadRequest) { request = _request }

  var response: DownloadResponse<Value, AFError> { get async { await _unanswered() } }
  var result: Result<Value, AFError> { get async { await _unanswered() } }
  var value: Value { get async throws { await _unanswered() } }

  func cancel() { request.cancel() }
}
