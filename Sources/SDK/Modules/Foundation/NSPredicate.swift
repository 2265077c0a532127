// Foundation: the declarations of NSPredicate.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSPredicate: NSObject, NSCopying {
  var predicateFormat: String { _format ?? "BLOCKPREDICATE" }
  var _format: String?
  let block: (Any?, [String: Any]?) -> Bool
  init(value: Bool) {
    block = { _, _ in value }
    _format = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
  }
  init(block: @escaping (Any?, [String: Any]?) -> Bool) { self.block = block }
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    if self === other { return true }
    return _format != nil && _format == other._format
  }
  func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
  func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    block(object, bindings)
  }
}
