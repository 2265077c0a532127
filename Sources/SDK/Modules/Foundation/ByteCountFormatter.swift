// Foundation: the declarations of ByteCountFormatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class ByteCountFormatter: Formatter {
  struct Units: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = ByteCountFormatter.Units
    typealias ArrayLiteralElement = ByteCountFormatter.Units
    static let useBytes: ByteCountFormatter.Units
    static let useKB: ByteCountFormatter.Units
    static let useMB: ByteCountFormatter.Units
    static let useGB: ByteCountFormatter.Units
    static let useTB: ByteCountFormatter.Units
    static let usePB: ByteCountFormatter.Units
    static let useEB: ByteCountFormatter.Units
    static let useZB: ByteCountFormatter.Units
    static let useYBOrHigher: ByteCountFormatter.Units
    static let useAll: ByteCountFormatter.Units
    let rawValue: UInt
    init(rawValue: UInt)
  }
  enum CountStyle: Int, Sendable {
    typealias RawValue = Int
    case file
    case memory
    case decimal
    case binary
    init?(rawValue: Int)
  }
  var allowedUnits: ByteCountFormatter.Units { get set }
  var countStyle: ByteCountFormatter.CountStyle { get set }
  var allowsNonnumericFormatting: Bool { get set }
  var includesUnit: Bool { get set }
  var includesCount: Bool { get set }
  var includesActualByteCount: Bool { get set }
  var isAdaptive: Bool { get set }
  var zeroPadsFractionDigits: Bool { get set }
  var formattingContext: Formatter.Context { get set }
  override init()
  required init?(coder: NSCoder)
  class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
  override func encode(with coder: NSCoder)
  func string(fromByteCount byteCount: Int64) -> String
}
