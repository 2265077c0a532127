// Foundation: the declarations of NSRegularExpression.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSRegularExpression: NSObject, NSCopying, NSSecureCoding, Sendable {
  struct Options: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.Options
    typealias ArrayLiteralElement = NSRegularExpression.Options
    static let caseInsensitive: NSRegularExpression.Options
    static let allowCommentsAndWhitespace: NSRegularExpression.Options
    static let ignoreMetacharacters: NSRegularExpression.Options
    static let dotMatchesLineSeparators: NSRegularExpression.Options
    static let anchorsMatchLines: NSRegularExpression.Options
    static let useUnixLineSeparators: NSRegularExpression.Options
    static let useUnicodeWordBoundaries: NSRegularExpression.Options
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct MatchingOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.MatchingOptions
    typealias ArrayLiteralElement = NSRegularExpression.MatchingOptions
    static let reportProgress: NSRegularExpression.MatchingOptions
    static let reportCompletion: NSRegularExpression.MatchingOptions
    static let anchored: NSRegularExpression.MatchingOptions
    static let withTransparentBounds: NSRegularExpression.MatchingOptions
    static let withoutAnchoringBounds: NSRegularExpression.MatchingOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct MatchingFlags: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSRegularExpression.MatchingFlags
    typealias ArrayLiteralElement = NSRegularExpression.MatchingFlags
    static let progress: NSRegularExpression.MatchingFlags
    static let completed: NSRegularExpression.MatchingFlags
    static let hitEnd: NSRegularExpression.MatchingFlags
    static let requiredEnd: NSRegularExpression.MatchingFlags
    static let internalError: NSRegularExpression.MatchingFlags
    let rawValue: UInt
    init(rawValue: UInt)
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
