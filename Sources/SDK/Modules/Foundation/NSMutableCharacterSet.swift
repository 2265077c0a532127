// Foundation: the declarations of NSMutableCharacterSet.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableCharacterSet: NSCharacterSet, Sendable {
  class func control() -> NSMutableCharacterSet
  class func whitespace() -> NSMutableCharacterSet
  class func whitespaceAndNewline() -> NSMutableCharacterSet
  class func decimalDigit() -> NSMutableCharacterSet
  class func letter() -> NSMutableCharacterSet
  class func lowercaseLetter() -> NSMutableCharacterSet
  class func uppercaseLetter() -> NSMutableCharacterSet
  class func nonBase() -> NSMutableCharacterSet
  class func alphanumeric() -> NSMutableCharacterSet
  class func decomposable() -> NSMutableCharacterSet
  class func illegal() -> NSMutableCharacterSet
  class func punctuation() -> NSMutableCharacterSet
  class func capitalizedLetter() -> NSMutableCharacterSet
  class func symbol() -> NSMutableCharacterSet
  class func newline() -> NSMutableCharacterSet
  func addCharacters(in aRange: NSRange)
  func removeCharacters(in aRange: NSRange)
  func addCharacters(in aString: String)
  func removeCharacters(in aString: String)
  func formUnion(with otherSet: CharacterSet)
  func formIntersection(with otherSet: CharacterSet)
  func invert()
}
