// Foundation: the declarations of FormatStyleCapitalizationContext.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct FormatStyleCapitalizationContext: Decodable, Encodable, Hashable, Sendable {
  static var unknown: FormatStyleCapitalizationContext { get }
  static var standalone: FormatStyleCapitalizationContext { get }
  static var listItem: FormatStyleCapitalizationContext { get }
  static var beginningOfSentence: FormatStyleCapitalizationContext { get }
  static var middleOfSentence: FormatStyleCapitalizationContext { get }
  init(from decoder: any Decoder) throws
}
