// UIKit: the declarations of NSParagraphStyle.

class NSParagraphStyle: NSObject {
  struct LineBreakStrategy: OptionSet, Sendable {
    static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  static var `default`: NSParagraphStyle { NSParagraphStyle() }
  var _style = _ParagraphStyle()
  var lineSpacing: CGFloat { _style.lineSpacing }
  var paragraphSpacing: CGFloat { _style.paragraphSpacing }
  var paragraphSpacingBefore: CGFloat { _style.paragraphSpacingBefore }
  var alignment: NSTextAlignment { _style.alignment }
  var headIndent: CGFloat { _style.headIndent }
  var tailIndent: CGFloat { _style.tailIndent }
  var firstLineHeadIndent: CGFloat { _style.firstLineHeadIndent }
  var minimumLineHeight: CGFloat { _style.minimumLineHeight }
  var maximumLineHeight: CGFloat { _style.maximumLineHeight }
  var lineHeightMultiple: CGFloat { _style.lineHeightMultiple }
  var lineBreakMode: NSLineBreakMode { _style.lineBreakMode }
  var hyphenationFactor: Float { _style.hyphenationFactor }
  var baseWritingDirection: NSWritingDirection { _style.baseWritingDirection }
  var allowsDefaultTighteningForTruncation: Bool { _style.allowsDefaultTighteningForTruncation }
  var usesDefaultHyphenation: Bool { _style.usesDefaultHyphenation }
  override func copy() -> Any { self }
  override func mutableCopy() -> Any {
    let made = NSMutableParagraphStyle()
    made._style = _style
    return made
  }
}
