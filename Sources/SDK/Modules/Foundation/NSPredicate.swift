// Foundation: the declarations of NSPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSPredicate: NSObject, NSCopying {
  var predicateFormat: String { get }
  let block: (Any?, [String: Any]?) -> Bool
  init(value: Bool) { block = { _, _ in value } }
  init(block: @escaping (Any?, [String: Any]?) -> Bool) { self.block = block }
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
  func evaluate(with object: Any?) -> Bool { block(object, nil) }
  func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    block(object, bindings)
  }
}
