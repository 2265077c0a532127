// UIKit: the declarations of NSAttributedString.

extension NSAttributedString {
  convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  func size() -> CGSize { UIFont.systemFont(ofSize: 12)._size(of: string, within: 0) }
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: CGPoint.zero, size: UIFont.systemFont(ofSize: 12)._size(of: string, within: size.width))
  }
  func draw(at point: CGPoint) {}
  func draw(in rect: CGRect) {}
}

extension NSAttributedString.Key {
  static let font = NSAttributedString.Key("NSFont")
  static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  static let foregroundColor = NSAttributedString.Key("NSColor")
  static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  static let ligature = NSAttributedString.Key("NSLigature")
  static let kern = NSAttributedString.Key("NSKern")
  static let tracking = NSAttributedString.Key("CTTracking")
  static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  static let underlineStyle = NSAttributedString.Key("NSUnderline")
  static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  static let shadow = NSAttributedString.Key("NSShadow")
  static let textEffect = NSAttributedString.Key("NSTextEffect")
  static let attachment = NSAttributedString.Key("NSAttachment")
  static let link = NSAttributedString.Key("NSLink")
  static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  static let UIAccessibilitySpeechAttributeAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  static let accessibilityTextContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
  /// The name of the priority of an announcement; empty where it says none.
  var _announcementPriority: String {
    guard length > 0 else { return "" }
    let said = attributes(at: 0, effectiveRange: nil)
    // Before priorities (iOS 17) an announcement was queued by this attribute.
    if said[.accessibilitySpeechQueueAnnouncement] as? Bool == true { return "low" }
    return (said[.UIAccessibilitySpeechAttributeAnnouncementPriority] as? UIAccessibilityPriority)?.rawValue
      ?? ""
  }
}
