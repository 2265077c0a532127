// LinkPresentation: the declarations of LPLinkMetadata.
// Declared as the framework's interface has it, with code of our own.

class LPLinkMetadata: NSObject {
  var originalURL: URL?
  var url: URL?
  var title: String?
  var iconProvider: NSItemProvider?
  var imageProvider: NSItemProvider?
  var videoProvider: NSItemProvider?
  var remoteVideoURL: URL?
  override init() { super.init() }
}
