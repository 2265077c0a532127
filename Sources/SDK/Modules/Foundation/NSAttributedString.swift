// Foundation: the declarations of NSAttributedString.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  struct Key: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let morphology: NSAttributedString.Key
    static let inflectionRule: NSAttributedString.Key
    static let inflectionAlternative: NSAttributedString.Key
    static let language: NSAttributedString.Key
    let rawValue: String
    init(_ rawValue: String)
    init(rawValue: String)
  }
  struct EnumerationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSAttributedString.EnumerationOptions
    typealias ArrayLiteralElement = NSAttributedString.EnumerationOptions
    static let reverse: NSAttributedString.EnumerationOptions
    static let longestEffectiveRangeNotRequired: NSAttributedString.EnumerationOptions
    let rawValue: UInt
    init(rawValue: UInt)
  }
  static var supportsSecureCoding: Bool { get }
  var string: String { get }
  var length: Int { get }
  override var description: String { get }
  required init?(coder aDecoder: NSCoder)
  init(string: String)
  init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  init(attributedString: NSAttributedString)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func attributedSubstring(from range: NSRange) -> NSAttributedString
  override func isEqual(_ object: Any?) -> Bool
  func isEqual(to other: NSAttributedString) -> Bool
}
