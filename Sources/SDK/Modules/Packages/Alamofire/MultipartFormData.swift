// Alamofire (github.com/Alamofire/Alamofire): the declarations of MultipartFormData, as its documentation has them.

class MultipartFormData {
  let boundary: String
  var contentType: String { "multipart/form-data; boundary=" + boundary }
  private(set) var contentLength: UInt64 = 0

  init(fileManager: FileManager = .default, boundary: String? = nil) {
    self.boundary = boundary ?? "alamofire.boundary"
  }

  func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {
    contentLength += UInt64(data.count)
  }
  func append(_ fileURL: URL, withName name: String) {}
  func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String) {}
}
