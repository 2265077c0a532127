// Foundation: a collection as an NSArray.
// Code of our own.

extension NSArray {
  static func bridging(_ values: [Any]) -> NSArray {
    NSArray(array: values)
  }
}
