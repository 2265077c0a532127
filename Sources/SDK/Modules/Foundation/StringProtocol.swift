// Foundation: the declarations of StringProtocol.
// Declared as the toolchain's interface has it, with code of our own.

extension StringProtocol {
  var capitalized: String { get }
  var localizedCapitalized: String { get }
  var localizedLowercase: String { get }
  var localizedUppercase: String { get }
  var decomposedStringWithCanonicalMapping: String { get }
  var decomposedStringWithCompatibilityMapping: String { get }
  var fastestEncoding: String.Encoding { get }
  var hash: Int { get }
  var precomposedStringWithCanonicalMapping: String { get }
  var precomposedStringWithCompatibilityMapping: String { get }
  var smallestEncoding: String.Encoding { get }
  var removingPercentEncoding: String? { get }
  func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
  where T: StringProtocol {
    try _Files.write(try _encoded(enc), String(path), isNew: false)
  }
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws {
    try _Files.write(try _encoded(enc), url)
  }
  func _encoded(_ encoding: String.Encoding) throws -> Data {
    guard let data = data(using: encoding) else { throw CocoaError(.fileWriteInapplicableStringEncoding) }
    return data
  }
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
  func lineRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
  func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
  func capitalized(with locale: Locale?) -> String
  func lowercased(with locale: Locale?) -> String
  func uppercased(with locale: Locale?) -> String
  func canBeConverted(to encoding: String.Encoding) -> Bool
  func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  func commonPrefix<T>(with aString: T, options: String.CompareOptions = []) -> String where T: StringProtocol
  func compare<T>(
    _ aString: T, options mask: String.CompareOptions = [], range: Range<Self.Index>? = nil,
    locale: Locale? = nil
  ) -> ComparisonResult where T: StringProtocol
  func components(separatedBy separator: CharacterSet) -> [String]
  func cString(using encoding: String.Encoding) -> [CChar]?
  func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
  func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding) -> Bool
  func lengthOfBytes(using encoding: String.Encoding) -> Int
  func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  func localizedCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
  func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
  func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol
  func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...) -> String where T: StringProtocol
  func appending<T>(_ aString: T) -> String where T: StringProtocol
  func folding(options: String.CompareOptions = [], locale: Locale?) -> String
  func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
  where T: StringProtocol
  func replacingCharacters<T, R>(in range: R, with replacement: T) -> String
  where T: StringProtocol, R: RangeExpression, R.Bound == String.Index
  func replacingOccurrences<Target, Replacement>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Self.Index>? = nil
  ) -> String where Target: StringProtocol, Replacement: StringProtocol
  func trimmingCharacters(in set: CharacterSet) -> String
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
  func enumerateSubstrings<R>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: @escaping (String?, Range<Self.Index>, Range<Self.Index>, inout Bool) -> Void)
  where R: RangeExpression, R.Bound == String.Index
  func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Self.Index>? = nil
  ) -> Range<Self.Index>?
  func rangeOfComposedCharacterSequence(at anIndex: Self.Index) -> Range<Self.Index>
  func rangeOfComposedCharacterSequences<R>(for range: R) -> Range<Self.Index>
  where R: RangeExpression, R.Bound == String.Index
  func range<T>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Self.Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Self.Index>? where T: StringProtocol
  func localizedStandardRange<T>(of string: T) -> Range<Self.Index>? where T: StringProtocol
  func contains<T>(_ other: T) -> Bool where T: StringProtocol
  func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
  func substring(from index: Self.Index) -> String
  func substring(to index: Self.Index) -> String
  func substring(with aRange: Range<Self.Index>) -> String
}
