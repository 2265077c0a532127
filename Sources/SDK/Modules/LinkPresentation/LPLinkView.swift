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
