// Foundation: the declarations of String.
// Declared as the toolchain's interface has it, with code of our own.

extension String {
  struct Encoding: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    typealias RawValue = UInt
    static let ascii = String.Encoding(rawValue: 1)
    static let nextstep = String.Encoding(rawValue: 2)
    static let japaneseEUC = String.Encoding(rawValue: 3)
    static let utf8 = String.Encoding(rawValue: 4)
    static let isoLatin1 = String.Encoding(rawValue: 5)
    static let symbol = String.Encoding(rawValue: 6)
    static let nonLossyASCII = String.Encoding(rawValue: 7)
    static let shiftJIS = String.Encoding(rawValue: 8)
    static let isoLatin2 = String.Encoding(rawValue: 9)
    static let unicode = String.Encoding(rawValue: 10)
    static let windowsCP1251 = String.Encoding(rawValue: 11)
    static let windowsCP1252 = String.Encoding(rawValue: 12)
    static let windowsCP1253 = String.Encoding(rawValue: 13)
    static let windowsCP1254 = String.Encoding(rawValue: 14)
    static let windowsCP1250 = String.Encoding(rawValue: 15)
    static let iso2022JP = String.Encoding(rawValue: 21)
    static let macOSRoman = String.Encoding(rawValue: 30)
    static let utf16 = String.Encoding(rawValue: 10)
    static let utf16BigEndian = String.Encoding(rawValue: 2415919360)
    static let utf16LittleEndian = String.Encoding(rawValue: 2483028224)
    static let utf32 = String.Encoding(rawValue: 2348810496)
    static let utf32BigEndian = String.Encoding(rawValue: 2550137088)
    static let utf32LittleEndian = String.Encoding(rawValue: 2617245952)
    var rawValue: UInt
    var hashValue: Int { rawValue.hashValue }
    var description: String { get }
    var ianaName: String? { get }
    init(rawValue: UInt) { self.rawValue = rawValue }
    init?(ianaName charsetName: String)
    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool { lhs.rawValue == rhs.rawValue }
  }
  struct CompareOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = String.CompareOptions
    typealias ArrayLiteralElement = String.CompareOptions
    static let caseInsensitive = String.CompareOptions(rawValue: 1)
    static let literal = String.CompareOptions(rawValue: 2)
    static let backwards = String.CompareOptions(rawValue: 4)
    static let anchored = String.CompareOptions(rawValue: 8)
    static let numeric = String.CompareOptions(rawValue: 64)
    static let diacriticInsensitive = String.CompareOptions(rawValue: 128)
    static let widthInsensitive = String.CompareOptions(rawValue: 256)
    static let forcedOrdering = String.CompareOptions(rawValue: 512)
    static let regularExpression = String.CompareOptions(rawValue: 1024)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  struct StandardComparator: SortComparator, Decodable, Encodable {
    typealias Compared = String
    enum Kind: Hashable {
      case lexical, localized, localizedStandard
    }
    static let lexical = String.StandardComparator(kind: .lexical)
    let kind: Kind
    var order: SortOrder = .forward
    init(kind: Kind) { self.kind = kind }
    init(_ base: String.StandardComparator, order: SortOrder = .forward) {
      kind = base.kind
      self.order = order
    }
    init(from decoder: any Decoder) throws
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
      switch kind {
      case .lexical: return first.compare(second)
      case .localized: return first.localizedCompare(second)
      case .localizedStandard: return first.localizedStandardCompare(second)
      }
    }
    func encode(to encoder: any Encoder) throws
  }
  struct Comparator: SortComparator, Decodable, Encodable {
    typealias Compared = String
    let options: String.CompareOptions
    let locale: Locale?
    var order: SortOrder
    let _standard: String.StandardComparator.Kind?
    init(options: String.CompareOptions, order: SortOrder = .forward) {
      self.init(options: options, locale: nil, order: order)
    }
    init(options: String.CompareOptions, locale: Locale?, order: SortOrder = .forward) {
      self.options = options
      self.locale = locale
      self.order = order
      _standard = nil
    }
    init(_ standardComparison: String.StandardComparator) {
      options = []
      locale = standardComparison.kind == .lexical ? nil : Locale.current
      order = standardComparison.order
      _standard = standardComparison.kind
    }
    init(from decoder: any Decoder) throws
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      if let _standard {
        var standard = String.StandardComparator(kind: _standard)
        standard.order = order
        return standard.compare(lhs, rhs)
      }
      let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
      guard let locale else { return String.Comparator._compare(first, second, options) }
      return first.compare(second, options: options, range: nil, locale: locale)
    }
    static func _compare(_ lhs: String, _ rhs: String, _ options: String.CompareOptions) -> ComparisonResult
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
  init(contentsOfFile path: String, encoding enc: String.Encoding) throws {
    self = try String._decoded(_Files.read(path), enc)
  }
  init(contentsOf url: URL, encoding enc: String.Encoding) throws {
    self = try String._decoded(_Files.read(url), enc)
  }
  init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws {
    let data = try _Files.read(path)
    usedEncoding = String._encoding(of: data)
    self = try String._decoded(data, usedEncoding)
  }
  init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws {
    let data = try _Files.read(url)
    usedEncoding = String._encoding(of: data)
    self = try String._decoded(data, usedEncoding)
  }
  static func _decoded(_ data: Data, _ encoding: String.Encoding) throws -> String {
    guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
    return text
  }
  /// What the first bytes say; UTF-8 where they say nothing.
  static func _encoding(of data: Data) -> String.Encoding {
    let start = Array(data.prefix(2))
    return start == [0xff, 0xfe] || start == [0xfe, 0xff] ? .utf16 : .utf8
  }
  init(_ key: URL.Template.VariableName)
  init?(utf8String bytes: [CChar])
  init?(utf8String bytes: String)
  init?(utf8String bytes: inout CChar)
  init(contentsOfFile path: String) throws {
    let data = try _Files.read(path)
    self = try String._decoded(data, String._encoding(of: data))
  }
  init(contentsOf url: URL) throws {
    let data = try _Files.read(url)
    self = try String._decoded(data, String._encoding(of: data))
  }
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
