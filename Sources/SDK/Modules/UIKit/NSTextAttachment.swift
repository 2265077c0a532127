// UIKit: the declarations of NSTextAttachment.

class NSTextAttachment: NSObject {
  override init() { super.init() }
  init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  var contents: Data?
  var fileType: String?
  var image: UIImage?
  var bounds: CGRect = CGRect.zero
  var lineLayoutPadding: CGFloat = 0
  var allowsTextAttachmentView: Bool = true
  lazy var _said = _Accessibility()
  override var _accessibility: _Accessibility { _said }
}
