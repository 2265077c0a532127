// Alamofire (github.com/Alamofire/Alamofire): the declarations of DownloadResponse, as its documentation has them.

struct DownloadResponse<Success, Failure: Error> {
  let request: URLRequest?
  let response: HTTPURLResponse?
  let fileURL: URL?
  let resumeData: Data?
  let result: Result<Success, Failure>

  var value: Success? { try? result.get() }
  var error: Failure? { if case .failure(let error) = result { error } else { nil } }
}
