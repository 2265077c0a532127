// Nuke: the declarations of ImageTask, as its documentation has them.

/// A fetch under way: it waits for a network that isn't there.
final class ImageTask {
  let request: ImageRequest
  var priority = ImageRequest.Priority.normal

  init(request: ImageRequest) { self.request = request }

  func cancel() {}
}
