// Combine: the declarations of NotificationCenter.

extension NotificationCenter {
  struct Publisher: Combine.Publisher, Equatable {
    typealias Output = Notification
    typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?
    init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification
    static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool
  }
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
}
