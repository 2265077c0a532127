// Foundation: the declarations of NSRegularExpression.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSRegularExpression: NSObject, NSCopying, NSSecureCoding, Sendable {
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.Options
    typealias ArrayLiteralElement = NSRegularExpression.Options
    static let caseInsensitive = NSRegularExpression.Options(rawValue: 1)
    static let allowCommentsAndWhitespace = NSRegularExpression.Options(rawValue: 2)
    static let ignoreMetacharacters = NSRegularExpression.Options(rawValue: 4)
    static let dotMatchesLineSeparators = NSRegularExpression.Options(rawValue: 8)
    static let anchorsMatchLines = NSRegularExpression.Options(rawValue: 16)
    static let useUnixLineSeparators = NSRegularExpression.Options(rawValue: 32)
    static let useUnicodeWordBoundaries = NSRegularExpression.Options(rawValue: 64)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct MatchingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.MatchingOptions
    typealias ArrayLiteralElement = NSRegularExpression.MatchingOptions
    static let reportProgress = NSRegularExpression.MatchingOptions(rawValue: 1)
    static let reportCompletion = NSRegularExpression.MatchingOptions(rawValue: 2)
    static let anchored = NSRegularExpression.MatchingOptions(rawValue: 4)
    static let withTransparentBounds = NSRegularExpression.MatchingOptions(rawValue: 8)
    static let withoutAnchoringBounds = NSRegularExpression.MatchingOptions(rawValue: 16)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct MatchingFlags: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.MatchingFlags
    typealias ArrayLiteralElement = NSRegularExpression.MatchingFlags
    static let progress = NSRegularExpression.MatchingFlags(rawValue: 1)
    static let completed = NSRegularExpression.MatchingFlags(rawValue: 2)
    static let hitEnd = NSRegularExpression.MatchingFlags(rawValue: 4)
    static let requiredEnd = NSRegularExpression.MatchingFlags(rawValue: 8)
    static let internalError = NSRegularExpression.MatchingFlags(rawValue: 16)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  class var supportsSecureCoding: Bool { get }
  var pattern: String { get }
  var options: NSRegularExpression.Options { get }
  var numberOfCaptureGroups: Int { get }
  required convenience init?(coder aDecoder: NSCoder)
  init(pattern: String, options: NSRegularExpression.Options = []) throws
  class func escapedPattern(for string: String) -> String
  class func escapedTemplate(for string: String) -> String
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool
  func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> [NSTextCheckingResult]
  func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> Int
  func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSTextCheckingResult?
  func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSRange
  func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> String
  func replaceMatches(
    in string: NSMutableString, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    withTemplate templ: String
  ) -> Int
  func replacementString(
    for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
  ) -> String
}
