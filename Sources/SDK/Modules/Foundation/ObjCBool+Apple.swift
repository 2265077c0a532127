// Foundation: the declarations of ObjCBool that only Apple's platforms have.

struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  let boolValue: Bool
  var description: String { boolValue.description }
  init(_ value: Bool) { boolValue = value }
  init(booleanLiteral value: Bool) { boolValue = value }
}
