// Foundation: the declarations of Scanner.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Scanner: NSObject, NSCopying {
  enum NumberRepresentation: Hashable, Sendable {
    case decimal
    case hexadecimal
  }
  var string: String { get }
  var scanLocation: Int { get set }
  var charactersToBeSkipped: CharacterSet? { get set }
  var caseSensitive: Bool { get set }
  var locale: Any? { get set }
  var isAtEnd: Bool { get }
  var currentIndex: String.Index { get set }
  init(string: String)
  class func localizedScanner(with string: String) -> Any
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  @discardableResult func scanDecimal(_ dcm: inout Decimal) -> Bool {
    guard let number = scanDecimal() else { return false }
    dcm = number
    return true
  }
  func scanDecimal() -> Decimal?
  func scanHexInt32() -> UInt32? { scanHexInt64().map { UInt32(clamping: $0) } }
  func scanHexInt64() -> UInt64? { scanUInt64(representation: .hexadecimal) }
  func scanHexFloat() -> Float?
  func scanHexDouble() -> Double?
  func scanCharactersFromSet(_ set: CharacterSet) -> String?
  func scanUpToCharactersFromSet(_ set: CharacterSet) -> String?
  func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?
  func scanInt32(representation: Scanner.NumberRepresentation = .decimal) -> Int32?
  func scanInt64(representation: Scanner.NumberRepresentation = .decimal) -> Int64?
  func scanUInt64(representation: Scanner.NumberRepresentation = .decimal) -> UInt64?
  func scanFloat(representation: Scanner.NumberRepresentation = .decimal) -> Float?
  func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?
  func scanString(_ searchString: String) -> String?
  func scanCharacters(from set: CharacterSet) -> String?
  func scanUpToString(_ substring: String) -> String?
  func scanUpToCharacters(from set: CharacterSet) -> String?
  func scanCharacter() -> Character?
}
