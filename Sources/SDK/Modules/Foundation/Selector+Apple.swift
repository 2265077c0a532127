// Foundation: the declarations of Selector that only Apple's platforms have.

struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  typealias StringLiteralType = String
  var description: String { get }
  init(_ str: String)
  init(stringLiteral value: String)
}

func NSSelectorFromString(_ aSelectorName: String) -> Selector
func NSStringFromSelector(_ aSelector: Selector) -> String
