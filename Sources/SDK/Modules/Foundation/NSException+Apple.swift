// Foundation: the declarations of NSException that only Apple's platforms have.

class NSException: NSObject, NSCopying, NSSecureCoding {
  var name: NSExceptionName { get }
  var reason: String? { get }
  var userInfo: [AnyHashable: Any]? { get }
  var callStackSymbols: [String] { get }
  static var supportsSecureCoding: Bool { get }
  init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  required init?(coder: NSCoder)
  func copy(with zone: NSZone? = nil) -> Any
  func encode(with coder: NSCoder)
  func raise()
}
