// CallKit: the declarations of CXStartCallAction.
// Declared as the framework's interface has it, with code of our own.

class CXStartCallAction: CXCallAction {
  var handle: CXHandle
  var contactIdentifier: String?
  var isVideo = false
  init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
}
