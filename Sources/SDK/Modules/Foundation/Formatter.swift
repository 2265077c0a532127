// Foundation: the declarations of Formatter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Formatter: NSObject, NSCopying, NSCoding {
  enum Context: Int, Sendable {
    typealias RawValue = Int
    case unknown
    case dynamic
    case standalone
    case listItem
    case beginningOfSentence
    case middleOfSentence
    init?(rawValue: Int)
  }
  enum UnitStyle: Int, Sendable {
    typealias RawValue = Int
    case short
    case medium
    case long
    init?(rawValue: Int)
  }
  override init() {}
  required init?(coder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  func string(for obj: Any?) -> String? {
    guard let obj else { return nil }
    return _text(of: obj)
  }
  /// What a formatter that is the host's makes of a value; one of no kind writes nothing.
  func _text(of value: Any) -> String?
  func editingString(for obj: Any) -> String?
}
