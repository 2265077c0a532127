// Foundation: the declarations of NSNotification.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSNotification: NSObject, NSCopying, NSCoding {
  struct Name: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let NSHTTPCookieManagerCookiesChanged: Notification.Name
    static let NSURLCredentialStorageChanged: NSNotification.Name
    static let NSFileHandleReadToEndOfFileCompletion: Notification.Name
    static let NSFileHandleConnectionAccepted: Notification.Name
    static let NSFileHandleDataAvailable: Notification.Name
    static let NSCalendarDayChanged: NSNotification.Name
    static let NSSystemTimeZoneDidChange: NSNotification.Name
    static let NSWillBecomeMultiThreaded: NSNotification.Name
    static let NSDidBecomeSingleThreaded: NSNotification.Name
    static let NSThreadWillExit: NSNotification.Name
    var rawValue: String { get }
    init(_ rawValue: String)
    init(rawValue: String)
  }
  var name: NSNotification.Name { get }
  var object: Any? { get }
  var userInfo: [AnyHashable: Any]? { get }
  override var description: String { get }
  override convenience init()
  init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
  required convenience init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
}
