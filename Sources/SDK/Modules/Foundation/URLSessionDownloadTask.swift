// Foundation: the declarations of URLSessionDownloadTask.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionDownloadTask: URLSessionTask {
  func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void)
}
