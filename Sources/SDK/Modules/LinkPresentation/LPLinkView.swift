// LinkPresentation: the declarations of LPLinkView and of what it shows. What it draws isn't read.
// Declared as the framework's interface has it, with code of our own.

class LPLinkView: UIView {
  var metadata: LPLinkMetadata = LPLinkMetadata()
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: CGRect.zero) }
  convenience init(url: URL) {
    self.init(frame: CGRect.zero)
    metadata.originalURL = url
    metadata.url = url
  }
  convenience init(metadata: LPLinkMetadata) {
    self.init(frame: CGRect.zero)
    self.metadata = metadata
  }
  override var _part: _Part { _outside }
}

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

/// No page is fetched: nobody is told of one.
class LPMetadataProvider: NSObject {
  var shouldFetchSubresources: Bool = true
  var timeout: TimeInterval = 30
  override init() { super.init() }
  func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  func cancel() {}
}
