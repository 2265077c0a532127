// CallKit: the declarations of CXSetMutedCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXSetMutedCallAction: CXCallAction {
  var isMuted: Bool
  init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
