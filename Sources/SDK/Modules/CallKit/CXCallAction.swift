// CallKit: the declarations of CXCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXCallAction: CXAction {
  let callUUID: UUID
  init(call callUUID: UUID) { self.callUUID = callUUID }
}
