// UIKit: the declarations of NSMutableParagraphStyle.

class NSMutableParagraphStyle: NSParagraphStyle {
  override var lineSpacing: CGFloat {
    get { _style.lineSpacing }
    set { _style.lineSpacing = newValue }
  }
  override var baseWritingDirection: NSWritingDirection {
    get { _style.baseWritingDirection }
    set { _style.baseWritingDirection = newValue }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { _style.allowsDefaultTighteningForTruncation }
    set { _style.allowsDefaultTighteningForTruncation = newValue }
  }
  override var usesDefaultHyphenation: Bool {
    get { _style.usesDefaultHyphenation }
    set { _style.usesDefaultHyphenation = newValue }
  }
  override var paragraphSpacing: CGFloat {
    get { _style.paragraphSpacing }
    set { _style.paragraphSpacing = newValue }
  }
  override var paragraphSpacingBefore: CGFloat {
    get { _style.paragraphSpacingBefore }
    set { _style.paragraphSpacingBefore = newValue }
  }
  override var alignment: NSTextAlignment {
    get { _style.alignment }
    set { _style.alignment = newValue }
  }
  override var headIndent: CGFloat {
    get { _style.headIndent }
    set { _style.headIndent = newValue }
  }
  override var tailIndent: CGFloat {
    get { _style.tailIndent }
    set { _style.tailIndent = newValue }
  }
  override var firstLineHeadIndent: CGFloat {
    get { _style.firstLineHeadIndent }
    set { _style.firstLineHeadIndent = newValue }
  }
  override var minimumLineHeight: CGFloat {
    get { _style.minimumLineHeight }
    set { _style.minimumLineHeight = newValue }
  }
  override var maximumLineHeight: CGFloat {
    get { _style.maximumLineHeight }
    set { _style.maximumLineHeight = newValue }
  }
  override var lineHeightMultiple: CGFloat {
    get { _style.lineHeightMultiple }
    set { _style.lineHeightMultiple = newValue }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { _style.lineBreakMode }
    set { _style.lineBreakMode = newValue }
  }
  override var hyphenationFactor: Float {
    get { _style.hyphenationFactor }
    set { _style.hyphenationFactor = newValue }
  }
}
