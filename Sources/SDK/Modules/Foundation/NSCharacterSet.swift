// Foundation: the declarations of NSCharacterSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCharacterSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  class var controlCharacters: CharacterSet { get }
  class var whitespaces: CharacterSet { get }
  class var whitespacesAndNewlines: CharacterSet { get }
  class var decimalDigits: CharacterSet { get }
  class var letters: CharacterSet { get }
  class var lowercaseLetters: CharacterSet { get }
  class var uppercaseLetters: CharacterSet { get }
  class var nonBaseCharacters: CharacterSet { get }
  class var alphanumerics: CharacterSet { get }
  class var decomposables: CharacterSet { get }
  class var illegalCharacters: CharacterSet { get }
  class var punctuationCharacters: CharacterSet { get }
  class var capitalizedLetters: CharacterSet { get }
  class var symbols: CharacterSet { get }
  class var newlines: CharacterSet { get }
  class var supportsSecureCoding: Bool { get }
  class var urlUserAllowed: CharacterSet { get }
  class var urlPasswordAllowed: CharacterSet { get }
  class var urlHostAllowed: CharacterSet { get }
  class var urlPathAllowed: CharacterSet { get }
  class var urlQueryAllowed: CharacterSet { get }
  class var urlFragmentAllowed: CharacterSet { get }
  override var hash: Int { get }
  override var description: String { get }
  var bitmapRepresentation: Data { get }
  var inverted: CharacterSet { get }
  override init()
  init(range aRange: NSRange)
  init(charactersIn aString: String)
  init(bitmapRepresentation data: Data)
  convenience init?(contentsOfFile fName: String)
  required init?(coder aDecoder: NSCoder)
  override func isEqual(_ value: Any?) -> Bool
  func encode(with aCoder: NSCoder)
  func characterIsMember(_ aCharacter: unichar) -> Bool
  func longCharacterIsMember(_ theLongChar: UInt32) -> Bool
  func isSuperset(of theOtherSet: CharacterSet) -> Bool
  func hasMemberInPlane(_ thePlane: UInt8) -> Bool
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func mutableCopy() -> Any
  func mutableCopy(with zone: NSZone? = nil) -> Any
}
