// UIKit: the declarations of NSUnderlineStyle.

struct NSUnderlineStyle: OptionSet, Sendable {
  static let single = NSUnderlineStyle(rawValue: 0x01)
  static let thick = NSUnderlineStyle(rawValue: 0x02)
  static let double = NSUnderlineStyle(rawValue: 0x09)
  static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
