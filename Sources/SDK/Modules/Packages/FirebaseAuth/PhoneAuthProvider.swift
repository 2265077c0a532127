// FirebaseAuth: the declarations of PhoneAuthProvider, as its documentation has them.

class PhoneAuthProvider: NSObject {
  static let id = "phone"

  class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
  class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

  func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
    completion: ((String?, (any Error)?) -> Void)? = nil
  ) {}
  func verifyPhoneNumber(
    _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
  ) async throws -> String { await _unanswered() }
  func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential
  {
    PhoneAuthCredential(_provider: "phone")
  }
}
