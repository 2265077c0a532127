// Foundation: the declarations of NSMutableString.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableString: NSString, Sendable {
  required init(capacity: Int)
  required convenience init?(coder aDecoder: NSCoder)
  required convenience init(unicodeScalarLiteral value: StaticString)
  required convenience init(extendedGraphemeClusterLiteral value: StaticString)
  required init(stringLiteral value: StaticString)
  required init(string aString: String)
  func replaceCharacters(in range: NSRange, with aString: String)
  func insert(_ aString: String, at loc: Int)
  func deleteCharacters(in range: NSRange)
  func append(_ aString: String)
  func setString(_ aString: String)
  func replaceOccurrences(
    of target: String, with replacement: String, options: NSMutableString.CompareOptions = [],
    range searchRange: NSRange
  ) -> Int
}
