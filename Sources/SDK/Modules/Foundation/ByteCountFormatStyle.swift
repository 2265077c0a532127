// Foundation: the declarations of ByteCountFormatStyle.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct ByteCountFormatStyle: FormatStyle, Sendable {
  typealias FormatOutput = String
  typealias FormatInput = Int64
  enum Style: Int, Decodable, Encodable, Sendable {
    typealias RawValue = Int
    case file
    case memory
    case decimal
    case binary
    init?(rawValue: Int)
  }
  struct Units: OptionSet, Decodable, Encodable, Hashable, Sendable {
    typealias RawValue = UInt
    typealias Element = ByteCountFormatStyle.Units
    typealias ArrayLiteralElement = ByteCountFormatStyle.Units
    static var bytes: ByteCountFormatStyle.Units { get }
    static var kb: ByteCountFormatStyle.Units { get }
    static var mb: ByteCountFormatStyle.Units { get }
    static var gb: ByteCountFormatStyle.Units { get }
    static var tb: ByteCountFormatStyle.Units { get }
    static var pb: ByteCountFormatStyle.Units { get }
    static var eb: ByteCountFormatStyle.Units { get }
    static var zb: ByteCountFormatStyle.Units { get }
    static var ybOrHigher: ByteCountFormatStyle.Units { get }
    static var all: ByteCountFormatStyle.Units { get }
    static var `default`: ByteCountFormatStyle.Units { get }
    var rawValue: UInt { get set }
    init(rawValue: UInt)
  }
  struct Attributed: FormatStyle, Sendable {
    typealias FormatOutput = AttributedString
    typealias FormatInput = Int64
    var style: ByteCountFormatStyle.Style { get set }
    var allowedUnits: ByteCountFormatStyle.Units { get set }
    var spellsOutZero: Bool { get set }
    var includesActualByteCount: Bool { get set }
    var locale: Locale { get set }
    init(from decoder: any Decoder) throws
    func locale(_ locale: Locale) -> ByteCountFormatStyle.Attributed
    func format(_ value: Int64) -> AttributedString
  }
  var style: ByteCountFormatStyle.Style { get set }
  var allowedUnits: ByteCountFormatStyle.Units { get set }
  var spellsOutZero: Bool { get set }
  var includesActualByteCount: Bool { get set }
  var locale: Locale { get set }
  var attributed: ByteCountFormatStyle.Attributed { get set }
  init(
    style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)
  init(from decoder: any Decoder) throws
  func format(_ value: Int64) -> String
  func locale(_ locale: Locale) -> ByteCountFormatStyle
}
