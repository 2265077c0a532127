// Foundation: the declarations of String.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

extension String {
  struct Encoding: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    typealias RawValue = UInt
    static let ascii: String.Encoding
    static let nextstep: String.Encoding
    static let japaneseEUC: String.Encoding
    static let utf8: String.Encoding
    static let isoLatin1: String.Encoding
    static let symbol: String.Encoding
    static let nonLossyASCII: String.Encoding
    static let shiftJIS: String.Encoding
    static let isoLatin2: String.Encoding
    static let unicode: String.Encoding
    static let windowsCP1251: String.Encoding
    static let windowsCP1252: String.Encoding
    static let windowsCP1253: String.Encoding
    static let windowsCP1254: String.Encoding
    static let windowsCP1250: String.Encoding
    static let iso2022JP: String.Encoding
    static let macOSRoman: String.Encoding
    static let utf16: String.Encoding
    static let utf16BigEndian: String.Encoding
    static let utf16LittleEndian: String.Encoding
    static let utf32: String.Encoding
    static let utf32BigEndian: String.Encoding
    static let utf32LittleEndian: String.Encoding
    var rawValue: UInt { get set }
    var hashValue: Int { get }
    var description: String { get }
    var ianaName: String? { get }
    init(rawValue: UInt)
    init?(ianaName charsetName: String)
    func hash(into hasher: inout Hasher)
    static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool
  }
  struct CompareOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = String.CompareOptions
    typealias ArrayLiteralElement = String.CompareOptions
    static let caseInsensitive: String.CompareOptions
    static let literal: String.CompareOptions
    static let backwards: String.CompareOptions
    static let anchored: String.CompareOptions
    static let numeric: String.CompareOptions
    static let diacriticInsensitive: String.CompareOptions
    static let widthInsensitive: String.CompareOptions
    static let forcedOrdering: String.CompareOptions
    static let regularExpression: String.CompareOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  struct StandardComparator: SortComparator, Decodable, Encodable {
    typealias Compared = String
    static let lexical: String.StandardComparator
    var order: SortOrder { get set }
    init(_ base: String.StandardComparator, order: SortOrder = .forward)
    init(from decoder: any Decoder) throws
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
  }
  struct Comparator: SortComparator, Decodable, Encodable {
    typealias Compared = String
    let options: String.CompareOptions
    let locale: Locale?
    var order: SortOrder { get set }
    init(options: String.CompareOptions, order: SortOrder = .forward)
    init(_ standardComparison: String.StandardComparator)
    init(from decoder: any Decoder) throws
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    func hash(into hasher: inout Hasher)
    func encode(to encoder: any Encoder) throws
  }
}

extension String: CVarArg {
  typealias EncodingConversionOptions = NSString.EncodingConversionOptions
  typealias EnumerationOptions = NSString.EnumerationOptions
  static var availableStringEncodings: [String.Encoding] { get }
  static var defaultCStringEncoding: String.Encoding { get }
  init(_ characters: Slice<AttributedString.CharacterView>)
  init?(data: Data, encoding: String.Encoding)
  init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8
  init(contentsOfFile path: String, encoding enc: String.Encoding) throws
  init(contentsOf url: URL, encoding enc: String.Encoding) throws
  init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
  init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
  init(_ key: URL.Template.VariableName)
  init?(utf8String bytes: [CChar])
  init?(utf8String bytes: String)
  init?(utf8String bytes: inout CChar)
  init(contentsOfFile path: String) throws
  init(contentsOf url: URL) throws
  init?(cString: [CChar], encoding enc: String.Encoding)
  init?(cString: String, encoding enc: String.Encoding)
  init?(cString: inout CChar, encoding enc: String.Encoding)
  init(format: String, _ arguments: any CVarArg...)
  init(format: String, arguments: [any CVarArg])
  init(format: String, locale: Locale?, _ args: any CVarArg...)
  init(format: String, locale: Locale?, arguments: [any CVarArg])
  init(_ cocoaString: NSString)
  static func localizedName(of encoding: String.Encoding) -> String
  static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
}

extension String.Index {
  init?<S>(_ sourcePosition: AttributedString.Index, within target: S) where S: StringProtocol
}
