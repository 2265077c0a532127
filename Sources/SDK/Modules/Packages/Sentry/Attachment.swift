// Sentry (github.com/getsentry/sentry-cocoa): the declarations of Attachment, as its documentation has them.

class Attachment: NSObject {
  let filename: String
  let data: Data?
  let path: String?

  init(data: Data, filename: String, contentType: String? = nil) {
    self.data = data
    self.filename = filename
    path = nil
  }
  init(path: String, filename: String? = nil, contentType: String? = nil) {
    data = nil
    self.filename = filename ?? String(path.split(separator: "/").last ?? "")
    self.path = path
  }
}
