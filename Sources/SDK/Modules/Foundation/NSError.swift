// Foundation: the declarations of NSError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSError: NSObject, NSCopying, NSSecureCoding, Error {
  static var supportsSecureCoding: Bool { get }
  var domain: String { get }
  var code: Int { get }
  var userInfo: [String: Any] { get }
  var localizedDescription: String { get }
  var localizedFailureReason: String? { get }
  var localizedRecoverySuggestion: String? { get }
  var localizedRecoveryOptions: [String]? { get }
  var recoveryAttempter: Any? { get }
  var helpAnchor: String? { get }
  override var description: String { get }
  override var hash: Int { get }
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
  required init?(coder aDecoder: NSCoder)
  class func setUserInfoValueProvider(forDomain errorDomain: String, provider: ((any Error, String) -> Any?)?)
  class func userInfoValueProvider(forDomain errorDomain: String) -> ((any Error, String) -> Any?)?
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
  override func isEqual(_ object: Any?) -> Bool
}
