// Foundation: a collection as an NSSet.
// Code of our own.

extension NSSet {
  static func bridging(_ values: [Any]) -> NSSet {
    let set = NSSet()
    set.values = values
    return set
  }
}
