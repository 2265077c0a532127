// CallKit: the declarations of CXHandle.
// Declared as the framework's interface has it, with code of our own.

class CXHandle: NSObject {
  enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber
    case emailAddress
  }
  let type: CXHandle.HandleType
  let value: String
  init(type: CXHandle.HandleType, value: String) {
    self.type = type
    self.value = value
  }
}
