// AppIntents: the declarations of IntentFile.
// Declared as the framework's interface has it, with code of our own.

struct IntentFile: Sendable {
  let data: Data
  var filename: String
  var type: UTType?
  let fileURL: URL?
  init(data: Data, filename: String, type: UTType? = nil) {
    self.data = data
    self.filename = filename
    self.type = type
    fileURL = nil
  }
  init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    data = Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type
    self.fileURL = fileURL
  }
}
