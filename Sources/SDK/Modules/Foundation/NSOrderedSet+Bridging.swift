// Foundation: a collection as an NSOrderedSet.
// Code of our own.

extension NSOrderedSet {
  static func bridging(_ values: [Any]) -> NSOrderedSet {
    NSOrderedSet(array: values)
  }
}
