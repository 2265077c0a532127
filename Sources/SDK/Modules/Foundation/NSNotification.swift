// Foundation: the declarations of NSNotification.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSNotification: NSObject, NSCopying, NSCoding {
  struct Name: RawRepresentable, Hashable, Sendable {
    typealias RawValue = String
    static let NSHTTPCookieManagerCookiesChanged: Notification.Name = NSNotification.Name(
      "NSHTTPCookieManagerCookiesChangedNotification")
    static let NSURLCredentialStorageChanged: NSNotification.Name = NSNotification.Name(
      "NSURLCredentialStorageChangedNotification")
    static let NSFileHandleReadToEndOfFileCompletion: Notification.Name = NSNotification.Name(
      "NSFileHandleReadToEndOfFileCompletionNotification")
    static let NSFileHandleConnectionAccepted: Notification.Name = NSNotification.Name(
      "NSFileHandleConnectionAcceptedNotification")
    static let NSFileHandleDataAvailable: Notification.Name = NSNotification.Name(
      "NSFileHandleDataAvailableNotification")
    static let NSCalendarDayChanged: NSNotification.Name = NSNotification.Name(
      "NSCalendarDayChangedNotification")
    static let NSSystemTimeZoneDidChange: NSNotification.Name = NSNotification.Name(
      "NSSystemTimeZoneDidChangeNotification")
    static let NSWillBecomeMultiThreaded: NSNotification.Name = NSNotification.Name(
      "NSWillBecomeMultiThreadedNotification")
    static let NSDidBecomeSingleThreaded: NSNotification.Name = NSNotification.Name(
      "NSDidBecomeSingleThreadedNotification")
    static let NSThreadWillExit: NSNotification.Name = NSNotification.Name("NSThreadWillExitNotification")
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  let name: NSNotification.Name
  let object: Any?
  let userInfo: [AnyHashable: Any]?
  override var description: String { "name = \(name.rawValue)" }
  init(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  required convenience init?(coder aDecoder: NSCoder)
  func encode(with aCoder: NSCoder)
  override func copy() -> Any
  func copy(with zone: NSZone? = nil) -> Any
}
