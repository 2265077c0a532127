// AppTrackingTransparency: the declarations of ATTrackingManager. Nobody has allowed it yet.
// Declared as the framework's interface has it, with code of our own.

class ATTrackingManager: NSObject {
  enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
  }
  class var trackingAuthorizationStatus: ATTrackingManager.AuthorizationStatus { .notDetermined }
  /// The system asks; nobody answers.
  class func requestTrackingAuthorization(
    completionHandler completion: @escaping (ATTrackingManager.AuthorizationStatus) -> Void
  ) {}
  @discardableResult
  class func requestTrackingAuthorization() async -> ATTrackingManager.AuthorizationStatus {
    await withCheckedContinuation { _ in }
  }
}
