// Foundation: the declarations of Notification.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Notification: ReferenceConvertible {
  typealias ReferenceType = NSNotification
  typealias Name = NSNotification.Name
  var name: Notification.Name { get set }
  var object: Any? { get set }
  var userInfo: [AnyHashable: Any]? { get set }
  var description: String { get }
  var debugDescription: String { get }
  init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
  func hash(into hasher: inout Hasher)
  static func == (lhs: Notification, rhs: Notification) -> Bool
}
