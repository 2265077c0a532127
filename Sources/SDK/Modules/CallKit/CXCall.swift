// CallKit: the declarations of CXCall.
// Declared as the framework's interface has it, with code of our own.

class CXCall: NSObject {
  var uuid: UUID { get }
  var isOutgoing: Bool { get }
  var isOnHold: Bool { get }
  var hasConnected: Bool { get }
  var hasEnded: Bool { get }
}
