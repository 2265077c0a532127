// Foundation: the declarations of InlinePresentationIntent that only Apple's platforms have.

// Its values are those of CFAttributedString's `NSInlinePresentationIntent` (Foundation/NSAttributedString.h).
struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  typealias RawValue = UInt
  static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  static let code = InlinePresentationIntent(rawValue: 1 << 2)
  static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  let rawValue: UInt
  init(rawValue: UInt) { self.rawValue = rawValue }
}
