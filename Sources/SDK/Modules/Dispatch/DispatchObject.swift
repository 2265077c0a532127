// Dispatch: the declarations of DispatchObject.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchObject {
  func setTarget(queue: DispatchQueue) {}
  func activate() {}
  func suspend()
  func resume() {}
  init() {}
}
