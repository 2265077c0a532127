// Foundation: the declarations of NSString.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSString: NSObject, Comparable, NSCopying, NSMutableCopying, NSSecureCoding, ExpressibleByStringLiteral,
  CVarArg
{
  typealias UnicodeScalarLiteralType = StaticString
  typealias StringLiteralType = StaticString
  typealias ExtendedGraphemeClusterLiteralType = StaticString
  typealias CompareOptions = String.CompareOptions
  struct EncodingConversionOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSString.EncodingConversionOptions
    typealias ArrayLiteralElement = NSString.EncodingConversionOptions
    static let allowLossy = NSString.EncodingConversionOptions(rawValue: 1)
    static let externalRepresentation = NSString.EncodingConversionOptions(rawValue: 2)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct EnumerationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSString.EnumerationOptions
    typealias ArrayLiteralElement = NSString.EnumerationOptions
    static let byLines = NSString.EnumerationOptions(rawValue: 0)
    static let byParagraphs = NSString.EnumerationOptions(rawValue: 1)
    static let byComposedCharacterSequences = NSString.EnumerationOptions(rawValue: 2)
    static let reverse = NSString.EnumerationOptions(rawValue: 256)
    static let substringNotRequired = NSString.EnumerationOptions(rawValue: 512)
    static let localized = NSString.EnumerationOptions(rawValue: 1024)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  static var supportsSecureCoding: Bool { get }
  class var defaultCStringEncoding: UInt { get }
  var length: Int { get }
  override var description: String { get }
  override var hash: Int { get }
  var isAbsolutePath: Bool { get }
  var pathComponents: [String] { get }
  var lastPathComponent: String { get }
  var deletingLastPathComponent: String { get }
  var pathExtension: String { get }
  var deletingPathExtension: String { get }
  var expandingTildeInPath: String { get }
  var standardizingPath: String { get }
  var resolvingSymlinksInPath: String { get }
  var doubleValue: Double { get }
  var floatValue: Float { get }
  var intValue: Int32 { get }
  var integerValue: Int { get }
  var longLongValue: Int64 { get }
  var boolValue: Bool { get }
  var uppercased: String { get }
  var lowercased: String { get }
  var capitalized: String { get }
  var localizedUppercase: String { get }
  var localizedLowercase: String { get }
  var localizedCapitalized: String { get }
  var fastestEncoding: UInt { get }
  var smallestEncoding: UInt { get }
  var decomposedStringWithCanonicalMapping: String { get }
  var precomposedStringWithCanonicalMapping: String { get }
  var decomposedStringWithCompatibilityMapping: String { get }
  var precomposedStringWithCompatibilityMapping: String { get }
  var removingPercentEncoding: String? { get }
  override convenience init()
  required convenience init?(coder aDecoder: NSCoder)
  required convenience init(string aString: String)
  required convenience init(unicodeScalarLiteral value: StaticString)
  required convenience init(extendedGraphemeClusterLiteral value: StaticString)
  required init(stringLiteral value: StaticString)
  convenience init(format: NSString, _ args: any CVarArg...)
  convenience init?(data: Data, encoding: UInt)
  convenience init(contentsOf url: URL, encoding enc: UInt) throws
  convenience init(contentsOfFile path: String, encoding enc: UInt) throws
  static func path(withComponents components: [String]) -> String
  class func localizedName(of encoding: UInt) -> String
  func character(at index: Int) -> unichar
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
  func appendingPathComponent(_ str: String) -> String
  func appendingPathExtension(_ str: String) -> String?
  func stringsByAppendingPaths(_ paths: [String]) -> [String]
  func completePath(
    into outputName: inout String?, caseSensitive flag: Bool, matchesInto outputArray: inout [String],
    filterTypes: [String]?
  ) -> Int
  func substring(from: Int) -> String
  func substring(to: Int) -> String
  func substring(with range: NSRange) -> String
  func compare(_ string: String) -> ComparisonResult
  func compare(_ string: String, options mask: NSString.CompareOptions) -> ComparisonResult
  func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange)
    -> ComparisonResult
  func compare(
    _ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange, locale: Any?
  ) -> ComparisonResult
  func caseInsensitiveCompare(_ string: String) -> ComparisonResult
  func localizedCompare(_ string: String) -> ComparisonResult
  func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
  func localizedStandardCompare(_ string: String) -> ComparisonResult
  func isEqual(to aString: String) -> Bool
  func hasPrefix(_ str: String) -> Bool
  func hasSuffix(_ str: String) -> Bool
  func commonPrefix(with str: String, options mask: NSString.CompareOptions = []) -> String
  func contains(_ str: String) -> Bool
  func localizedCaseInsensitiveContains(_ str: String) -> Bool
  func localizedStandardContains(_ str: String) -> Bool
  func localizedStandardRange(of str: String) -> NSRange
  func range(of searchString: String) -> NSRange
  func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
  func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange)
    -> NSRange
  func range(
    of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange,
    locale: Locale?
  ) -> NSRange
  func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
  func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = []) -> NSRange
  func rangeOfCharacter(
    from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> NSRange
  func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
  func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
  func appending(_ aString: String) -> String
  func uppercased(with locale: Locale?) -> String
  func lowercased(with locale: Locale?) -> String
  func capitalized(with locale: Locale?) -> String
  func lineRange(for range: NSRange) -> NSRange
  func paragraphRange(for range: NSRange) -> NSRange
  func data(using encoding: UInt, allowLossyConversion lossy: Bool = false) -> Data?
  func data(using encoding: UInt) -> Data?
  func canBeConverted(to encoding: UInt) -> Bool
  func maximumLengthOfBytes(using enc: UInt) -> Int
  func lengthOfBytes(using enc: UInt) -> Int
  func components(separatedBy separator: String) -> [String]
  func components(separatedBy separator: CharacterSet) -> [String]
  func trimmingCharacters(in set: CharacterSet) -> String
  func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
  func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
  func replacingOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [],
    range searchRange: NSRange
  ) -> String
  func replacingOccurrences(of target: String, with replacement: String) -> String
  func replacingCharacters(in range: NSRange, with replacement: String) -> String
  func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
  func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
  func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
  func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  static func < (lhs: NSString, rhs: NSString) -> Bool
}
