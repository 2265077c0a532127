// Foundation: what an object holds as a Set.
// Code of our own.

extension Set {
  /// nil where an element is of another type.
  static func bridging(_ values: [Any]) -> Set<Element>? {
    var all: [Element] = []
    for value in values {
      guard let element = value as? Element else { return nil }
      all.append(element)
    }
    return Set(all)
  }
}
