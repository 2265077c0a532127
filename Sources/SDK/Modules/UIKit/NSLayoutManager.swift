// UIKit: the declarations of NSLayoutManager.

class NSLayoutManager: NSObject {
  override init() { super.init() }
  var textContainers: [NSTextContainer] = []
  weak var textStorage: NSTextStorage?
  var allowsNonContiguousLayout: Bool = false
  var usesFontLeading: Bool = true
  func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  func ensureLayout(for container: NSTextContainer) {}
  func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: CGPoint.zero, size: container.size)
  }
  func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}
