// Foundation: the declarations of ObjCBool that only Apple's platforms have.

struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  var boolValue: Bool { get }
  var description: String { get }
  init(_ value: Bool)
  init(booleanLiteral value: Bool)
}
