// PushKit: the declarations of PKPushRegistry.
// Declared as the framework's interface has it, with code of our own.

class PKPushRegistry: NSObject {
  weak var delegate: (any PKPushRegistryDelegate)?
  var desiredPushTypes: Set<PKPushType>?
  init(queue: DispatchQueue?) {}
  func pushToken(for type: PKPushType) -> Data? { nil }
}
