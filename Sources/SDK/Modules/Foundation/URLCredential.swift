// Foundation: the declarations of URLCredential.
// Declared as the toolchain's interface has it, with code of our own.

class URLCredential: NSObject, NSSecureCoding, NSCopying, Sendable {
  enum Persistence: UInt, Sendable {
    case none = 0
    case forSession = 1
    case permanent = 2
    case synchronizable = 3
  }
  static var supportsSecureCoding: Bool { true }
  let persistence: URLCredential.Persistence
  let user: String?
  let password: String?
  var hasPassword: Bool { password != nil }
  init(user: String, password: String, persistence: URLCredential.Persistence) {
    self.user = user
    self.password = password
    self.persistence = persistence
  }
  required init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any { self }
  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? URLCredential else { return false }
    return user == other.user && password == other.password && persistence == other.persistence
  }
}
