// Intents: the declarations of INFocusStatusCenter. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class INFocusStatusCenter: NSObject {
  static let _shared = INFocusStatusCenter()
  class var `default`: INFocusStatusCenter { _shared }
  var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }
  /// Not told to who may not know.
  var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
  func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {}
  func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    await withCheckedContinuation { _ in }
  }
}
