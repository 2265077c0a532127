// LocalAuthentication: the declarations of LAContext. Nobody answers what it asks.
// Declared as the framework's interface has it, with code of our own.

class LAContext: NSObject {
  var localizedReason: String = ""
  var localizedFallbackTitle: String?
  var localizedCancelTitle: String?
  var interactionNotAllowed = false
  var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  var biometryType: LABiometryType { get }
  override init() {}
  func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool
  func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
  @discardableResult func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    await withCheckedContinuation { _ in }
  }
  func invalidate() {}
}
