// Swift's standard library: the declarations of Unmanaged.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Unmanaged<Instance> where Instance: AnyObject {
  static func passRetained(_ value: Instance) -> Unmanaged<Instance>
  static func passUnretained(_ value: Instance) -> Unmanaged<Instance>
  func takeUnretainedValue() -> Instance
  func takeRetainedValue() -> Instance
  func retain() -> Unmanaged<Instance>
  func release()
}

extension Unmanaged: Sendable where Instance: Sendable {}
