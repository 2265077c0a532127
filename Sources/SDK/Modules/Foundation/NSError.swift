// Foundation: the declarations of NSError.

class NSError: NSObject, NSCopying, NSSecureCoding, Error {
  static var supportsSecureCoding: Bool { true }
  let domain: String
  let code: Int
  let userInfo: [String: Any]
  /// What it was before it became an object.
  let original: (any Error)?
  var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    return "The operation couldn\u{2019}t be completed. "
      + (localizedFailureReason ?? "(\(domain) error \(code).)")
  }
  var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey] as? String }
  var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
  var localizedRecoveryOptions: [String]? { userInfo[NSLocalizedRecoveryOptionsErrorKey] as? [String] }
  var recoveryAttempter: Any? { userInfo[NSRecoveryAttempterErrorKey] }
  var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }
  var underlyingErrors: [any Error] {
    if let error = userInfo[NSUnderlyingErrorKey] as? any Error { return [error] }
    return []
  }
  override var description: String {
    let start = "Error Domain=\(domain) Code=\(code) "
    let text = userInfo[NSLocalizedDescriptionKey] as? String
    return start + (text.map { "\"\($0)\"" } ?? "\"(null)\"")
  }
  override var hash: Int { code }
  init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    userInfo = dict ?? [:]
    original = nil
  }
  init(original error: any Error, domain: String, code: Int, userInfo: [String: Any]) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo
    original = error
  }
  required init?(coder aDecoder: NSCoder)
  class func setUserInfoValueProvider(forDomain errorDomain: String, provider: ((any Error, String) -> Any?)?)
  class func userInfoValueProvider(forDomain errorDomain: String) -> ((any Error, String) -> Any?)?
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return domain == other.domain && code == other.code && NSError.areEqual(userInfo, other.userInfo)
  }
  static func areEqual(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    guard one.count == other.count else { return false }
    for (key, value) in one {
      guard let mine = value as? AnyHashable, let theirs = other[key] as? AnyHashable, mine == theirs else {
        return false
      }
    }
    return true
  }
  /// An error of any kind as an object.
  static func bridging(_ error: any Error) -> NSError {
    if let object = object(of: error) { return object }
    var domain = domainName(of: error)
    var code = caseNumber(of: error)
    var info: [String: Any] = [:]
    if let custom = error as? any CustomNSError {
      domain = type(of: custom).errorDomain
      code = custom.errorCode
      info = custom.errorUserInfo
    }
    if let localized = error as? any LocalizedError {
      if let text = localized.errorDescription { info[NSLocalizedDescriptionKey] = text }
      if let text = localized.failureReason { info[NSLocalizedFailureReasonErrorKey] = text }
      if let text = localized.recoverySuggestion { info[NSLocalizedRecoverySuggestionErrorKey] = text }
      if let text = localized.helpAnchor { info[NSHelpAnchorErrorKey] = text }
    }
    return NSError(original: error, domain: domain, code: code, userInfo: info)
  }
  static func object(of error: any Error) -> NSError?
  static func domainName(of error: any Error) -> String
  static func caseNumber(of error: any Error) -> Int
}
