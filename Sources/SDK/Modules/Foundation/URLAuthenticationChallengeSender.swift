// Foundation: the declarations of URLAuthenticationChallengeSender.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol URLAuthenticationChallengeSender: NSObjectProtocol, Sendable {
  func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
  func cancel(_ challenge: URLAuthenticationChallenge)
  func performDefaultHandling(for challenge: URLAuthenticationChallenge)
  func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
}
