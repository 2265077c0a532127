// Foundation: what an object holds as a Array.
// Code of our own.

extension Array {
  /// nil where an element is of another type.
  static func bridging(_ values: [Any]) -> [Element]? {
    var all: [Element] = []
    for value in values {
      guard let element = value as? Element else { return nil }
      all.append(element)
    }
    return all
  }
}
