// CallKit: the declarations of CXSetHeldCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXSetHeldCallAction: CXCallAction {
  var isOnHold: Bool
  init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
