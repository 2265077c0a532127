// Dispatch: the declarations of DispatchObject.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchObject {
  func setTarget(queue: DispatchQueue)
  func activate()
  func suspend()
  func resume()
}
