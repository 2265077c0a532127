// Foundation: the declarations of InlinePresentationIntent that only Apple's platforms have.

struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  typealias RawValue = UInt
  static let emphasized: InlinePresentationIntent
  static let stronglyEmphasized: InlinePresentationIntent
  static let code: InlinePresentationIntent
  static let strikethrough: InlinePresentationIntent
  static let softBreak: InlinePresentationIntent
  static let lineBreak: InlinePresentationIntent
  static let inlineHTML: InlinePresentationIntent
  static let blockHTML: InlinePresentationIntent
  let rawValue: UInt
  init(rawValue: UInt)
}
