// PushKit: the declarations of PKPushPayload.
// Declared as the framework's interface has it, with code of our own.

class PKPushPayload: NSObject {
  var type: PKPushType { get }
  var dictionaryPayload: [AnyHashable: Any] { get }
}
