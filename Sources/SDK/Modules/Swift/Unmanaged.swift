// Swift's standard library: the declarations of Unmanaged.
// Declared as the toolchain's interface has it, with code of our own: nothing counts references.

struct Unmanaged<Instance> where Instance: AnyObject {
  let _object: Instance
  init(_ object: Instance) { _object = object }
  static func passRetained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(value) }
  static func passUnretained(_ value: Instance) -> Unmanaged<Instance> { Unmanaged(value) }
  static func fromOpaque(_ value: UnsafeRawPointer) -> Unmanaged<Instance> {
    Unmanaged(value._object as! Instance)
  }
  static func fromOpaque(_ value: UnsafeMutableRawPointer) -> Unmanaged<Instance> {
    Unmanaged(value._object as! Instance)
  }
  func toOpaque() -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_to: _object) }
  func takeUnretainedValue() -> Instance { _object }
  func takeRetainedValue() -> Instance { _object }
  func _withUnsafeGuaranteedRef<Result>(_ body: (Instance) throws -> Result) rethrows -> Result {
    try body(_object)
  }
  func retain() -> Unmanaged<Instance> { self }
  func release() {}
  func autorelease() -> Unmanaged<Instance> { self }
}

extension Unmanaged: Sendable where Instance: Sendable {}
