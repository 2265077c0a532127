// NaturalLanguage: the declarations of NLTagger. What words are is computed by the system.
// Declared as the framework's interface has it, with code of our own.

class NLTagger: NSObject {
  struct Options: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let omitWords = Options(rawValue: 1)
    static let omitPunctuation = Options(rawValue: 2)
    static let omitWhitespace = Options(rawValue: 4)
    static let omitOther = Options(rawValue: 8)
    static let joinNames = Options(rawValue: 16)
    static let joinContractions = Options(rawValue: 32)
  }
  let tagSchemes: [NLTagScheme]
  var string: String?
  var dominantLanguage: NLLanguage? { get }
  init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme]
  func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index>
  func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>)
  func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []
  ) -> [(NLTag?, Range<String.Index>)]
  func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>)
  func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool)
}
