// Foundation: the declarations of NotificationCenter that only Apple's platforms have.

extension NotificationCenter {
  class Notifications: AsyncSequence, Sendable {
    typealias Element = Notification
    typealias Failure = Never
    typealias AsyncIterator = NotificationCenter.Notifications.Iterator
    struct Iterator: AsyncIteratorProtocol {
      typealias Element = Notification
      typealias Failure = Never
      mutating func next() async -> Notification?
    }
    func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator
  }
  func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> NotificationCenter.Notifications
  func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
  func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }
}
