// Swift's standard library: raw pointers. There is no memory that they could point to: one is the object that it was
// made of.

struct UnsafeRawPointer {
  let _object: AnyObject
  init(_to object: AnyObject) { _object = object }
  init(_ other: UnsafeRawPointer) { _object = other._object }
  init(_ other: UnsafeMutableRawPointer) { _object = other._object }
  /// Those that a closure was lent.
  var _bytes: [UInt8] { (_object as? _PointerBox<[UInt8]>)?.value ?? [] }
}

extension UnsafeRawPointer: Hashable {
  static func == (a: UnsafeRawPointer, b: UnsafeRawPointer) -> Bool { a._object === b._object }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_object)) }
}
