// AuthenticationServices: the declarations of ASAuthorizationController. Nobody answers what it asks.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationController: NSObject {
  struct RequestOptions: OptionSet, Sendable {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  let authorizationRequests: [ASAuthorizationRequest]
  weak var delegate: (any ASAuthorizationControllerDelegate)?
  weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  func performRequests() {}
  func performRequests(options: ASAuthorizationController.RequestOptions = []) {}
  func performAutoFillAssistedRequests() {}
  func cancel() {}
}
