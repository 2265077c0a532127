// Foundation: the declarations of NSPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSPredicate: NSObject, NSCopying {
  var predicateFormat: String { get }
  init(value: Bool)
  init(block: @escaping (Any?, [String: Any]?) -> Bool)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
  func evaluate(with object: Any?) -> Bool
  func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
}
