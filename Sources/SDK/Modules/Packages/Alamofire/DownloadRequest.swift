// Alamofire (github.com/Alamofire/Alamofire): the declarations of DownloadRequest, as its documentation has them.

class DownloadRequest: Request {
  typealias Destination = (URL, HTTPURLResponse) -> (destinationURL: URL, options: Options)

  struct Options: OptionSet {
    let rawValue: Int

    static let createIntermediateDirectories = Options(rawValue: 1)
    static let removePreviousFile = Options(rawValue: 2)
  }

  static func suggestedDownloadDestination(
    for directory: FileManager.SearchPathDirectory = .documentDirectory,
    in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
  ) -> Destination {
    { temporary, response in
      let folder = FileManager.default.urls(for: directory, in: domain).first
      return (folder?.appendingPathComponent(response.suggestedFilename ?? "") ?? temporary, options)
    }
  }

  var resumeData: Data? { nil }
  var fileURL: URL? { nil }
  @discardableResult func validate() -> Self { self }
  @discardableResult func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self
  where S.Element == Int { self }
  @discardableResult func response(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
  ) -> Self { self }
  @discardableResult func responseURL(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
  ) -> Self { self }
  @discardableResult func responseData(
    queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
  ) -> Self { self }
  @discardableResult func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
    completionHandler: @escaping (AFDownloadResponse<Value>) -> Void
  ) -> Self { self }
  func serializingData() -> DownloadTask<Data> { DownloadTask(_request: self) }
  func serializingDownloadedFileURL() -> DownloadTask<URL> { DownloadTask(_request: self) }
  func serializingDecodable<Value: Decodable>(
    _ type: Value.Type = Value.self, decoder: any DataDecoder = JSONDecoder()
  ) -> DownloadTask<Value> { DownloadTask(_request: self) }
}
