// Swift's standard library: the declarations of Unicode.
// Declared as the toolchain's interface has it, with code of our own.

enum Unicode {}

extension Unicode {
  enum ASCII {}
}

extension Unicode.ASCII: Unicode.Encoding {
  typealias CodeUnit = UInt8
  typealias EncodedScalar = CollectionOfOne<Unicode.ASCII.CodeUnit>
  static var encodedReplacementCharacter: Unicode.ASCII.EncodedScalar { get }
  static func isASCII(_ x: Unicode.ASCII.CodeUnit) -> Bool
  static func decode(_ source: Unicode.ASCII.EncodedScalar) -> Unicode.Scalar
  static func encode(_ source: Unicode.Scalar) -> Unicode.ASCII.EncodedScalar?
  static func transcode<FromEncoding>(_ content: FromEncoding.EncodedScalar, from _: FromEncoding.Type)
    -> Unicode.ASCII.EncodedScalar? where FromEncoding: _UnicodeEncoding
  struct Parser {
    init()
  }
  typealias ForwardParser = Unicode.ASCII.Parser
  typealias ReverseParser = Unicode.ASCII.Parser
}

extension Unicode.ASCII.Parser: Unicode.Parser {
  typealias Encoding = Unicode.ASCII
  mutating func parseScalar<I>(from input: inout I)
    -> Unicode.ParseResult<Unicode.ASCII.Parser.Encoding.EncodedScalar>
  where I: IteratorProtocol, I.Element == UInt8
}

extension Unicode {
  struct Scalar: Sendable {}
}

extension Unicode.Scalar: ExpressibleByUnicodeScalarLiteral {
  var value: UInt32 { get }
  init(unicodeScalarLiteral value: Unicode.Scalar)
  init?(_ v: UInt32)
  init?(_ v: UInt16)
  init(_ v: UInt8)
  init(_ v: Unicode.Scalar)
  func escaped(asASCII forceASCII: Bool) -> String
  var isASCII: Bool { get }
  typealias UnicodeScalarLiteralType = Unicode.Scalar
}

extension Unicode.Scalar: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Unicode.Scalar: LosslessStringConvertible {
  init?(_ description: String)
}

extension Unicode.Scalar: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Unicode.Scalar {
  init?(_ v: Int)
}

extension Unicode.Scalar: Equatable {
  static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
}

extension Unicode.Scalar: Comparable {
  static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
}

extension Unicode.Scalar {
  struct UTF16View: Sendable {}
  var utf16: Unicode.Scalar.UTF16View { get }
}

extension Unicode.Scalar.UTF16View: RandomAccessCollection {
  typealias Indices = Range<Int>
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(position: Int) -> UTF16.CodeUnit { get }
  typealias Element = UTF16.CodeUnit
  typealias Index = Int
  typealias Iterator = IndexingIterator<Unicode.Scalar.UTF16View>
  typealias SubSequence = Slice<Unicode.Scalar.UTF16View>
}

extension Unicode.Scalar {
  struct UTF8View: Sendable {}
  var utf8: Unicode.Scalar.UTF8View { get }
}

extension Unicode.Scalar.UTF8View: RandomAccessCollection {
  typealias Indices = Range<Int>
  var startIndex: Int { get }
  var endIndex: Int { get }
  subscript(position: Int) -> UTF8.CodeUnit { get }
  typealias Element = UTF8.CodeUnit
  typealias Index = Int
  typealias Iterator = IndexingIterator<Unicode.Scalar.UTF8View>
  typealias SubSequence = Slice<Unicode.Scalar.UTF8View>
}

extension Unicode.Scalar: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Unicode.Scalar: TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream {
    target.write(String(Character(self)))
  }
}

extension Unicode {
  typealias Encoding = _UnicodeEncoding
}

extension Unicode {
  enum ParseResult<T> {
    case valid(T)
    case emptyInput
    case error(length: Int)
  }
}

extension Unicode {
  typealias Parser = _UnicodeParser
}

extension Unicode.ParseResult: Sendable where T: Sendable {}

extension Unicode.Scalar {
  struct Properties: Sendable {}
  var properties: Unicode.Scalar.Properties { get }
}

extension Unicode.Scalar.Properties {
  var isAlphabetic: Bool { get }
  var isASCIIHexDigit: Bool { get }
  var isBidiControl: Bool { get }
  var isBidiMirrored: Bool { get }
  var isDash: Bool { get }
  var isDefaultIgnorableCodePoint: Bool { get }
  var isDeprecated: Bool { get }
  var isDiacritic: Bool { get }
  var isExtender: Bool { get }
  var isFullCompositionExclusion: Bool { get }
  var isGraphemeBase: Bool { get }
  var isGraphemeExtend: Bool { get }
  var isHexDigit: Bool { get }
  var isIDContinue: Bool { get }
  var isIDStart: Bool { get }
  var isIdeographic: Bool { get }
  var isIDSBinaryOperator: Bool { get }
  var isIDSTrinaryOperator: Bool { get }
  var isJoinControl: Bool { get }
  var isLogicalOrderException: Bool { get }
  var isLowercase: Bool { get }
  var isMath: Bool { get }
  var isNoncharacterCodePoint: Bool { get }
  var isQuotationMark: Bool { get }
  var isRadical: Bool { get }
  var isSoftDotted: Bool { get }
  var isTerminalPunctuation: Bool { get }
  var isUnifiedIdeograph: Bool { get }
  var isUppercase: Bool { get }
  var isWhitespace: Bool { get }
  var isXIDContinue: Bool { get }
  var isXIDStart: Bool { get }
  var isSentenceTerminal: Bool { get }
  var isVariationSelector: Bool { get }
  var isPatternSyntax: Bool { get }
  var isPatternWhitespace: Bool { get }
  var isCased: Bool { get }
  var isCaseIgnorable: Bool { get }
  var changesWhenLowercased: Bool { get }
  var changesWhenUppercased: Bool { get }
  var changesWhenTitlecased: Bool { get }
  var changesWhenCaseFolded: Bool { get }
  var changesWhenCaseMapped: Bool { get }
  var changesWhenNFKCCaseFolded: Bool { get }
  var isEmoji: Bool { get }
  var isEmojiPresentation: Bool { get }
  var isEmojiModifier: Bool { get }
  var isEmojiModifierBase: Bool { get }
}

extension Unicode.Scalar.Properties {
  var lowercaseMapping: String { get }
  var titlecaseMapping: String { get }
  var uppercaseMapping: String { get }
}

extension Unicode {
  typealias Version = (major: Int, minor: Int)
}

extension Unicode.Scalar.Properties {
  var age: Unicode.Version? { get }
}

extension Unicode {
  enum GeneralCategory: Sendable {
    case uppercaseLetter
    case lowercaseLetter
    case titlecaseLetter
    case modifierLetter
    case otherLetter
    case nonspacingMark
    case spacingMark
    case enclosingMark
    case decimalNumber
    case letterNumber
    case otherNumber
    case connectorPunctuation
    case dashPunctuation
    case openPunctuation
    case closePunctuation
    case initialPunctuation
    case finalPunctuation
    case otherPunctuation
    case mathSymbol
    case currencySymbol
    case modifierSymbol
    case otherSymbol
    case spaceSeparator
    case lineSeparator
    case paragraphSeparator
    case control
    case format
    case surrogate
    case privateUse
    case unassigned
    static func == (a: Unicode.GeneralCategory, b: Unicode.GeneralCategory) -> Bool
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
  }
}

extension Unicode.Scalar.Properties {
  var generalCategory: Unicode.GeneralCategory { get }
}

extension Unicode.Scalar.Properties {
  var name: String? { get }
  var nameAlias: String? { get }
}

extension Unicode {
  struct CanonicalCombiningClass: Comparable, Hashable, RawRepresentable, Sendable {
    static let notReordered = Unicode.CanonicalCombiningClass(rawValue: 0)
    static let overlay = Unicode.CanonicalCombiningClass(rawValue: 1)
    static let nukta = Unicode.CanonicalCombiningClass(rawValue: 7)
    static let kanaVoicing = Unicode.CanonicalCombiningClass(rawValue: 8)
    static let virama = Unicode.CanonicalCombiningClass(rawValue: 9)
    static let attachedBelowLeft = Unicode.CanonicalCombiningClass(rawValue: 200)
    static let attachedBelow = Unicode.CanonicalCombiningClass(rawValue: 202)
    static let attachedAbove = Unicode.CanonicalCombiningClass(rawValue: 214)
    static let attachedAboveRight = Unicode.CanonicalCombiningClass(rawValue: 216)
    static let belowLeft = Unicode.CanonicalCombiningClass(rawValue: 218)
    static let below = Unicode.CanonicalCombiningClass(rawValue: 220)
    static let belowRight = Unicode.CanonicalCombiningClass(rawValue: 222)
    static let left = Unicode.CanonicalCombiningClass(rawValue: 224)
    static let right = Unicode.CanonicalCombiningClass(rawValue: 226)
    static let aboveLeft = Unicode.CanonicalCombiningClass(rawValue: 228)
    static let above = Unicode.CanonicalCombiningClass(rawValue: 230)
    static let aboveRight = Unicode.CanonicalCombiningClass(rawValue: 232)
    static let doubleBelow = Unicode.CanonicalCombiningClass(rawValue: 233)
    static let doubleAbove = Unicode.CanonicalCombiningClass(rawValue: 234)
    static let iotaSubscript = Unicode.CanonicalCombiningClass(rawValue: 240)
    let rawValue: UInt8
    init(rawValue: UInt8) { self.rawValue = rawValue }
    static func == (lhs: Unicode.CanonicalCombiningClass, rhs: Unicode.CanonicalCombiningClass) -> Bool {
      lhs.rawValue == rhs.rawValue
    }
    static func < (lhs: Unicode.CanonicalCombiningClass, rhs: Unicode.CanonicalCombiningClass) -> Bool {
      lhs.rawValue < rhs.rawValue
    }
    var hashValue: Int { rawValue.hashValue }
    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
    typealias RawValue = UInt8
  }
}

extension Unicode.Scalar.Properties {
  var canonicalCombiningClass: Unicode.CanonicalCombiningClass { get }
}

extension Unicode {
  enum NumericType: Sendable {
    case decimal
    case digit
    case numeric
    static func == (a: Unicode.NumericType, b: Unicode.NumericType) -> Bool
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
  }
}

extension Unicode.Scalar.Properties {
  var numericType: Unicode.NumericType? { get }
  var numericValue: Double? { get }
}

extension Unicode {
  enum UTF8: Sendable {}
}

extension Unicode.UTF8 {
  static func width(_ x: Unicode.Scalar) -> Int
}

extension Unicode.UTF8: _UnicodeEncoding {
  typealias CodeUnit = UInt8
  typealias EncodedScalar = _ValidUTF8Buffer
  static var encodedReplacementCharacter: Unicode.UTF8.EncodedScalar { get }
  static func isASCII(_ x: Unicode.UTF8.CodeUnit) -> Bool
  static func decode(_ source: Unicode.UTF8.EncodedScalar) -> Unicode.Scalar
  static func encode(_ source: Unicode.Scalar) -> Unicode.UTF8.EncodedScalar?
  static func transcode<FromEncoding>(_ content: FromEncoding.EncodedScalar, from _: FromEncoding.Type)
    -> Unicode.UTF8.EncodedScalar? where FromEncoding: _UnicodeEncoding
  struct ForwardParser: Sendable {
    init()
  }
  struct ReverseParser: Sendable {
    init()
  }
}

extension Unicode.UTF8.ReverseParser: Unicode.Parser, _UTFParser {
  typealias Encoding = Unicode.UTF8
}

extension Unicode.UTF8.ForwardParser: Unicode.Parser, _UTFParser {
  typealias Encoding = Unicode.UTF8
}

extension Unicode.UTF8 {
  struct ValidationError: Error, Sendable, Hashable {
    var kind: Unicode.UTF8.ValidationError.Kind { get set }
    var byteOffsets: Range<Int> { get set }
    init(_ kind: Unicode.UTF8.ValidationError.Kind, _ byteOffsets: Range<Int>)
    init(_ kind: Unicode.UTF8.ValidationError.Kind, at byteOffset: Int)
    static func == (a: Unicode.UTF8.ValidationError, b: Unicode.UTF8.ValidationError) -> Bool
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
  }
}

extension Unicode.UTF8.ValidationError {
  struct Kind: Error, Sendable, Hashable, RawRepresentable {
    var rawValue: UInt8 { get set }
    init?(rawValue: UInt8)
    static var unexpectedContinuationByte: Unicode.UTF8.ValidationError.Kind { get }
    static var surrogateCodePointByte: Unicode.UTF8.ValidationError.Kind { get }
    static var invalidNonSurrogateCodePointByte: Unicode.UTF8.ValidationError.Kind { get }
    static var overlongEncodingByte: Unicode.UTF8.ValidationError.Kind { get }
    static var truncatedScalar: Unicode.UTF8.ValidationError.Kind { get }
    typealias RawValue = UInt8
  }
}

extension Unicode.UTF8.ValidationError.Kind: CustomStringConvertible {
  var description: String { get }
}

extension Unicode.UTF8.ValidationError: CustomStringConvertible {
  var description: String { get }
}

extension Unicode {
  enum UTF16: Sendable {}
}

extension Unicode.UTF16 {
  static func width(_ x: Unicode.Scalar) -> Int
  static func leadSurrogate(_ x: Unicode.Scalar) -> UTF16.CodeUnit
  static func trailSurrogate(_ x: Unicode.Scalar) -> UTF16.CodeUnit
  static func isLeadSurrogate(_ x: Unicode.UTF16.CodeUnit) -> Bool
  static func isTrailSurrogate(_ x: Unicode.UTF16.CodeUnit) -> Bool
  static func isSurrogate(_ x: Unicode.UTF16.CodeUnit) -> Bool
  static func transcodedLength<Input, Encoding>(
    of input: Input, decodedAs sourceEncoding: Encoding.Type, repairingIllFormedSequences: Bool
  ) -> (count: Int, isASCII: Bool)?
  where Input: IteratorProtocol, Encoding: _UnicodeEncoding, Input.Element == Encoding.CodeUnit
}

extension Unicode.UTF16: Unicode.Encoding {
  typealias CodeUnit = UInt16
  typealias EncodedScalar = _UIntBuffer<UInt16>
  static var encodedReplacementCharacter: Unicode.UTF16.EncodedScalar { get }
  static func isASCII(_ x: Unicode.UTF16.CodeUnit) -> Bool
  static func decode(_ source: Unicode.UTF16.EncodedScalar) -> Unicode.Scalar
  static func encode(_ source: Unicode.Scalar) -> Unicode.UTF16.EncodedScalar?
  static func transcode<FromEncoding>(_ content: FromEncoding.EncodedScalar, from _: FromEncoding.Type)
    -> Unicode.UTF16.EncodedScalar? where FromEncoding: _UnicodeEncoding
  struct ForwardParser: Sendable {
    init()
  }
  struct ReverseParser: Sendable {
    init()
  }
}

extension Unicode.UTF16.ReverseParser: Unicode.Parser, _UTFParser {
  typealias Encoding = Unicode.UTF16
}

extension Unicode.UTF16.ForwardParser: Unicode.Parser, _UTFParser {
  typealias Encoding = Unicode.UTF16
}

extension Unicode {
  enum UTF32: Sendable {
    static func == (a: Unicode.UTF32, b: Unicode.UTF32) -> Bool
    func hash(into hasher: inout Hasher)
    var hashValue: Int { get }
  }
}

extension Unicode.UTF32: Unicode.Encoding {
  typealias CodeUnit = UInt32
  typealias EncodedScalar = CollectionOfOne<UInt32>
  static var encodedReplacementCharacter: Unicode.UTF32.EncodedScalar { get }
  static func isASCII(_ x: Unicode.UTF32.CodeUnit) -> Bool
  static func decode(_ source: Unicode.UTF32.EncodedScalar) -> Unicode.Scalar
  static func encode(_ source: Unicode.Scalar) -> Unicode.UTF32.EncodedScalar?
  struct Parser: Sendable {
    init()
  }
  typealias ForwardParser = Unicode.UTF32.Parser
  typealias ReverseParser = Unicode.UTF32.Parser
}

extension Unicode.UTF32.Parser: Unicode.Parser {
  typealias Encoding = Unicode.UTF32
  mutating func parseScalar<I>(from input: inout I)
    -> Unicode.ParseResult<Unicode.UTF32.Parser.Encoding.EncodedScalar>
  where I: IteratorProtocol, I.Element == UInt32
}

extension Unicode.UTF8: UnicodeCodec {
  init()
  mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult
  where I: IteratorProtocol, I.Element == UInt8
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Unicode.UTF8.CodeUnit) -> Void)
  static func isContinuation(_ byte: Unicode.UTF8.CodeUnit) -> Bool
}

extension Unicode.UTF16: UnicodeCodec {
  init()
  mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult
  where I: IteratorProtocol, I.Element == UInt16
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Unicode.UTF16.CodeUnit) -> Void)
}

extension Unicode.UTF32: UnicodeCodec {
  init()
  mutating func decode<I>(_ input: inout I) -> UnicodeDecodingResult
  where I: IteratorProtocol, I.Element == UInt32
  static func encode(_ input: Unicode.Scalar, into processCodeUnit: (Unicode.UTF32.CodeUnit) -> Void)
}

extension Unicode: Sendable {}

extension Unicode.ASCII: Sendable {}

extension Unicode.ASCII.Parser: Sendable {}

extension Unicode.GeneralCategory: Equatable {}

extension Unicode.GeneralCategory: Hashable {}

extension Unicode.NumericType: Equatable {}

extension Unicode.NumericType: Hashable {}

extension Unicode.UTF32: Equatable {}

extension Unicode.UTF32: Hashable {}
