// Foundation: the declarations of URLAuthenticationChallenge.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLAuthenticationChallenge: NSObject, Sendable {
  var protectionSpace: URLProtectionSpace { get }
  var proposedCredential: URLCredential? { get }
  var previousFailureCount: Int { get }
  var failureResponse: URLResponse? { get }
  var error: (any Error)? { get }
  var sender: (any URLAuthenticationChallengeSender)? { get }
  init(
    protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?,
    previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?,
    sender: any URLAuthenticationChallengeSender)
  init(
    authenticationChallenge challenge: URLAuthenticationChallenge,
    sender: any URLAuthenticationChallengeSender)
}
