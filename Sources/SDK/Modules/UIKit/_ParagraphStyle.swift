// UIKit: the declarations of _ParagraphStyle.

struct _ParagraphStyle {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var hyphenationFactor: Float = 0
  var baseWritingDirection: NSWritingDirection = .natural
  var allowsDefaultTighteningForTruncation = false
  var usesDefaultHyphenation = false
}
