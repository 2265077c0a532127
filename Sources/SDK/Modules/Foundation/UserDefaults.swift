// Foundation: the declarations of UserDefaults. What is set is kept while the program runs.

class UserDefaults: NSObject {
  static let shared = UserDefaults(named: "")
  class var standard: UserDefaults { shared }
  static let didChangeNotification: NSNotification.Name = NSNotification.Name(
    "NSUserDefaultsDidChangeNotification")
  static let globalDomain: String = "NSGlobalDomain"
  static let argumentDomain: String = "NSArgumentDomain"
  static let registrationDomain: String = "NSRegistrationDomain"
  /// What is set, by the name of the suite.
  static var domains: [String: [String: Any]] = [:]
  /// What is registered: the volatile domain that is searched last.
  static var registered: [String: Any] {
    get { volatile[registrationDomain] ?? [:] }
    set { volatile[registrationDomain] = newValue }
  }
  static var volatile: [String: [String: Any]] = [:]
  let name: String
  var suites: [String] = []
  var volatileDomainNames: [String] { Array(UserDefaults.volatile.keys) }
  override convenience init() { self.init(named: "") }
  init?(suiteName suitename: String?) { name = UserDefaults._named(suitename ?? "") }
  init(named name: String) { self.name = name }
  /// A name of which parts are known is as good as any: nothing is kept under it before it is set.
  static func _named(_ text: String) -> String
  class func resetStandardUserDefaults() {}
  func object(forKey defaultName: String) -> Any? {
    let defaultName = UserDefaults._named(defaultName)
    if let value = UserDefaults.domains[name]?[defaultName] { return value }
    for suite in suites {
      if let value = UserDefaults.domains[suite]?[defaultName] { return value }
    }
    return UserDefaults.registered[defaultName]
  }
  func set(_ value: Any?, forKey defaultName: String) {
    var domain = UserDefaults.domains[name] ?? [:]
    domain[UserDefaults._named(defaultName)] = value
    UserDefaults.domains[name] = domain
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
  func value(forKey key: String) -> Any? { object(forKey: key) }
  func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }
  func string(forKey defaultName: String) -> String? {
    let value = object(forKey: defaultName)
    if let text = value as? String { return text }
    if let number = value as? Int { return "\(number)" }
    if let number = value as? Double { return "\(number)" }
    if let flag = value as? Bool { return flag ? "1" : "0" }
    return nil
  }
  func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  func stringArray(forKey defaultName: String) -> [String]? { object(forKey: defaultName) as? [String] }
  func integer(forKey defaultName: String) -> Int {
    let value = object(forKey: defaultName)
    if let number = value as? Int { return number }
    if let number = value as? Double { return Int(number) }
    if let number = value as? Float { return Int(number) }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let text = value as? String { return Int(text) ?? 0 }
    return 0
  }
  func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
  func double(forKey defaultName: String) -> Double {
    let value = object(forKey: defaultName)
    if let number = value as? Double { return number }
    if let number = value as? Float { return Double(number) }
    if let number = value as? Int { return Double(number) }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    if let text = value as? String { return Double(text) ?? 0 }
    return 0
  }
  func bool(forKey defaultName: String) -> Bool {
    let value = object(forKey: defaultName)
    if let flag = value as? Bool { return flag }
    if let number = value as? Int { return number != 0 }
    if let number = value as? Double { return number != 0 }
    if let text = value as? String { return ["true", "yes", "1"].contains(text.lowercased()) }
    return false
  }
  func url(forKey defaultName: String) -> URL? {
    let value = object(forKey: defaultName)
    if let url = value as? URL { return url }
    if let path = value as? String { return URL(fileURLWithPath: path) }
    return nil
  }
  func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  func set(_ url: URL?, forKey defaultName: String) { set(url as Any?, forKey: defaultName) }
  func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary { UserDefaults.registered[key] = value }
  }
  func addSuite(named suiteName: String) { suites.append(suiteName) }
  func removeSuite(named suiteName: String) { suites.removeAll { $0 == suiteName } }
  func dictionaryRepresentation() -> [String: Any] {
    var all = UserDefaults.registered
    for (key, value) in UserDefaults.domains[name] ?? [:] { all[key] = value }
    return all
  }
  func volatileDomain(forName domainName: String) -> [String: Any] {
    domainName == UserDefaults.registrationDomain
      ? UserDefaults.registered : UserDefaults.volatile[domainName] ?? [:]
  }
  func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
    if domainName == UserDefaults.registrationDomain { UserDefaults.registered = domain }
    UserDefaults.volatile[domainName] = domain
  }
  func removeVolatileDomain(forName domainName: String) {
    if domainName == UserDefaults.registrationDomain { UserDefaults.registered = [:] }
    UserDefaults.volatile[domainName] = nil
  }
  func persistentDomain(forName domainName: String) -> [String: Any]? { UserDefaults.domains[domainName] }
  func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    UserDefaults.domains[domainName] = domain
  }
  func removePersistentDomain(forName domainName: String) { UserDefaults.domains[domainName] = nil }
  @discardableResult func synchronize() -> Bool { true }
  func objectIsForced(forKey key: String) -> Bool { false }
  func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }
}
