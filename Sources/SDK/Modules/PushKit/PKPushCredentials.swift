// PushKit: the declarations of PKPushCredentials.
// Declared as the framework's interface has it, with code of our own.

class PKPushCredentials: NSObject {
  var type: PKPushType { get }
  var token: Data { get }
}
