// Foundation: the declarations of DescriptiveNumberFormatConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum DescriptiveNumberFormatConfiguration {
  typealias CapitalizationContext = FormatStyleCapitalizationContext
  struct Presentation: Decodable, Encodable, Hashable, Sendable {
    static var spellOut: DescriptiveNumberFormatConfiguration.Presentation { get }
    static var ordinal: DescriptiveNumberFormatConfiguration.Presentation { get }
    init(from decoder: any Decoder) throws
  }
}
