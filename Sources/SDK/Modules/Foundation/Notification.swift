// Foundation: the declarations of Notification.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct Notification: ReferenceConvertible {
  typealias ReferenceType = NSNotification
  typealias Name = NSNotification.Name
  var name: Notification.Name
  var object: Any?
  var userInfo: [AnyHashable: Any]?
  var description: String { "name = \(name.rawValue), object = \(object), userInfo = \(userInfo)" }
  var debugDescription: String { description }
  init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  static func == (lhs: Notification, rhs: Notification) -> Bool {
    lhs.name == rhs.name && NotificationCenter.isSame(lhs.object, rhs.object)
  }
}
