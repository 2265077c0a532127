// CallKit: the declarations of CXAction.
// Declared as the framework's interface has it, with code of our own.

class CXAction: NSObject {
  let uuid = UUID()
  var _isComplete = false
  var isComplete: Bool { _isComplete }
  override init() {}
  func fulfill() { _isComplete = true }
  func fail() { _isComplete = true }
}
