// UIKit: the declarations of NSTextContainer.

class NSTextContainer: NSObject {
  var size: CGSize
  var lineFragmentPadding: CGFloat = 5
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var maximumNumberOfLines: Int = 0
  var widthTracksTextView: Bool = false
  var heightTracksTextView: Bool = false
  var exclusionPaths: [UIBezierPath] = []
  weak var layoutManager: NSLayoutManager?
  init(size: CGSize) { self.size = size }
  convenience override init() { self.init(size: CGSize.zero) }
}
