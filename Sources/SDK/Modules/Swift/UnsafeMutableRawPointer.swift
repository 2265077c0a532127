// Swift's standard library: raw pointers. There is no memory that they could point to: one is the object that it was
// made of.

struct UnsafeMutableRawPointer {
  let _object: AnyObject
  init(_to object: AnyObject) { _object = object }
  init(_ other: UnsafeMutableRawPointer) { _object = other._object }
  init?(_ other: UnsafeMutableRawPointer?) {
    guard let other else { return nil }
    _object = other._object
  }
  init(mutating other: UnsafeRawPointer) { _object = other._object }
}

extension UnsafeMutableRawPointer: Hashable {
  static func == (a: UnsafeMutableRawPointer, b: UnsafeMutableRawPointer) -> Bool { a._object === b._object }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_object)) }
}
