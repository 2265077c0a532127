// Foundation: the declarations of Selector that only Apple's platforms have.

struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  typealias StringLiteralType = String
  let _name: String
  var description: String { _name }
  init(_ str: String) { _name = str }
  init(stringLiteral value: String) { _name = value }
}
