// UIKit: the declarations of UIAccessibilityReadingContent.

protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
