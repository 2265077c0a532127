// Foundation: the declarations of CharacterSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct CharacterSet: ReferenceConvertible, SetAlgebra, Sendable, Decodable, Encodable {
  typealias Element = UnicodeScalar
  typealias ArrayLiteralElement = UnicodeScalar
  typealias ReferenceType = NSCharacterSet
  static var controlCharacters: CharacterSet { get }
  static var whitespaces: CharacterSet { get }
  static var whitespacesAndNewlines: CharacterSet { get }
  static var decimalDigits: CharacterSet { get }
  static var letters: CharacterSet { get }
  static var lowercaseLetters: CharacterSet { get }
  static var uppercaseLetters: CharacterSet { get }
  static var nonBaseCharacters: CharacterSet { get }
  static var alphanumerics: CharacterSet { get }
  static var decomposables: CharacterSet { get }
  static var illegalCharacters: CharacterSet { get }
  static var punctuationCharacters: CharacterSet { get }
  static var capitalizedLetters: CharacterSet { get }
  static var symbols: CharacterSet { get }
  static var newlines: CharacterSet { get }
  static var urlUserAllowed: CharacterSet { get }
  static var urlPasswordAllowed: CharacterSet { get }
  static var urlHostAllowed: CharacterSet { get }
  static var urlPathAllowed: CharacterSet { get }
  static var urlQueryAllowed: CharacterSet { get }
  static var urlFragmentAllowed: CharacterSet { get }
  var description: String { get }
  var debugDescription: String { get }
  var bitmapRepresentation: Data { get }
  var inverted: CharacterSet { get }
  init()
  init(charactersIn range: Range<UnicodeScalar>)
  init(charactersIn range: ClosedRange<UnicodeScalar>)
  init(charactersIn string: String)
  init(bitmapRepresentation data: Data)
  init?(contentsOfFile file: String)
  init(from decoder: any Decoder) throws
  func hash(into hasher: inout Hasher)
  func hasMember(inPlane plane: UInt8) -> Bool
  mutating func insert(charactersIn range: Range<UnicodeScalar>)
  mutating func insert(charactersIn range: ClosedRange<UnicodeScalar>)
  mutating func remove(charactersIn range: Range<UnicodeScalar>)
  mutating func remove(charactersIn range: ClosedRange<UnicodeScalar>)
  mutating func insert(charactersIn string: String)
  mutating func remove(charactersIn string: String)
  mutating func invert()
  @discardableResult mutating func insert(_ character: UnicodeScalar) -> (
    inserted: Bool, memberAfterInsert: UnicodeScalar
  )
  @discardableResult mutating func update(with character: UnicodeScalar) -> UnicodeScalar?
  @discardableResult mutating func remove(_ character: UnicodeScalar) -> UnicodeScalar?
  func contains(_ member: UnicodeScalar) -> Bool
  func union(_ other: CharacterSet) -> CharacterSet
  mutating func formUnion(_ other: CharacterSet)
  func intersection(_ other: CharacterSet) -> CharacterSet
  mutating func formIntersection(_ other: CharacterSet)
  func subtracting(_ other: CharacterSet) -> CharacterSet
  mutating func subtract(_ other: CharacterSet)
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet
  mutating func formSymmetricDifference(_ other: CharacterSet)
  func isSuperset(of other: CharacterSet) -> Bool
  func encode(to encoder: any Encoder) throws
  static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
}
