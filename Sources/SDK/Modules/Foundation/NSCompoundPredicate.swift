// Foundation: the declarations of NSCompoundPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCompoundPredicate: NSPredicate, Sendable {
  enum LogicalType: UInt, Sendable {
    typealias RawValue = UInt
    case not
    case and
    case or
    init?(rawValue: UInt)
  }
  var compoundPredicateType: NSCompoundPredicate.LogicalType { get set }
  var subpredicates: [NSPredicate] { get set }
  init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
  convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate])
  convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate])
  convenience init(notPredicateWithSubpredicate predicate: NSPredicate)
  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
}
