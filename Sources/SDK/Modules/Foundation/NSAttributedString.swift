// Foundation: the declarations of NSAttributedString.
// Declared as the framework's interface has it, with code of our own.

class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  struct Key: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let morphology = NSAttributedString.Key("NSMorphology")
    static let inflectionRule = NSAttributedString.Key("NSInflect")
    static let inflectionAlternative = NSAttributedString.Key("NSInflectionAlternative")
    static let language = NSAttributedString.Key("NSLanguage")
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  struct EnumerationOptions: OptionSet, Sendable {
    typealias RawValue = UInt
    typealias Element = NSAttributedString.EnumerationOptions
    typealias ArrayLiteralElement = NSAttributedString.EnumerationOptions
    static let reverse = NSAttributedString.EnumerationOptions(rawValue: 2)
    static let longestEffectiveRangeNotRequired = NSAttributedString.EnumerationOptions(rawValue: 1 << 20)
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
  }
  static var supportsSecureCoding: Bool { get }
  var string: String { get }
  var length: Int { get }
  override var description: String { get }
  required init?(coder aDecoder: NSCoder)
  override convenience init() { self.init(string: "") }
  init(string: String)
  init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  init(attributedString: NSAttributedString)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { NSAttributedString(attributedString: self) }
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
  func mutableCopy(with zone: NSZone? = nil) -> Any
  func attributedSubstring(from range: NSRange) -> NSAttributedString
  override func isEqual(_ object: Any?) -> Bool
  func isEqual(to other: NSAttributedString) -> Bool
}
