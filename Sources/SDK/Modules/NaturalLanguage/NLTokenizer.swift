// NaturalLanguage: the declarations of NLTokenizer. Where words end is computed by the system.
// Declared as the framework's interface has it, with code of our own.

class NLTokenizer: NSObject {
  struct Attributes: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let numeric = Attributes(rawValue: 1)
    static let symbolic = Attributes(rawValue: 2)
    static let emoji = Attributes(rawValue: 4)
  }
  let unit: NLTokenUnit
  var string: String?
  init(unit: NLTokenUnit) { self.unit = unit }
  func setLanguage(_ language: NLLanguage) {}
  func tokenRange(at index: String.Index) -> Range<String.Index>
  func tokenRange(for range: Range<String.Index>) -> Range<String.Index>
  func tokens(for range: Range<String.Index>) -> [Range<String.Index>]
  func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, NLTokenizer.Attributes) -> Bool)
}
