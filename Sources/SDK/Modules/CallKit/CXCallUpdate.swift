// CallKit: the declarations of CXCallUpdate.
// Declared as the framework's interface has it, with code of our own.

class CXCallUpdate: NSObject {
  var remoteHandle: CXHandle?
  var localizedCallerName: String?
  var supportsHolding = false
  var supportsGrouping = false
  var supportsUngrouping = false
  var supportsDTMF = false
  var hasVideo = false
  override init() {}
}
