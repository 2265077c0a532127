// Kingfisher: the declarations of DownloadTask, as its documentation has them.

/// A fetch under way: it waits for a network that isn't there.
class DownloadTask {
  init() {}

  func cancel() {}
}
