// Foundation: the declarations of URLSessionDownloadTask.
// Declared as the toolchain's interface has it, with code of our own.

class URLSessionDownloadTask: URLSessionTask {
  func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    Task { completionHandler(nil) }
  }

  /// Where what it has received is put.
  class func _place(_ data: Data) -> URL? {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(FileManager._number()).tmp")
    do {
      try data.write(to: url)
      return url
    } catch { return nil }
  }
}
