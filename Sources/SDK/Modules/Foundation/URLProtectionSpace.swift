// Foundation: the declarations of URLProtectionSpace.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLProtectionSpace: NSObject, NSCopying, Sendable {
  var realm: String? { get }
  var receivesCredentialSecurely: Bool { get }
  var host: String { get }
  var port: Int { get }
  var proxyType: String? { get }
  var `protocol`: String? { get }
  var authenticationMethod: String { get }
  override var description: String { get }
  var distinguishedNames: [Data]? { get }
  init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
  init(proxyHost host: String, port: Int, type: String?, realm: String?, authenticationMethod: String?)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isProxy() -> Bool
}
