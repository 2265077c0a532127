// Foundation: the declarations of NotificationCenter that only Apple's platforms have.

extension NotificationCenter {
  class Notifications: AsyncSequence, Sendable {
    typealias Element = Notification
    typealias Failure = Never
    typealias AsyncIterator = NotificationCenter.Notifications.Iterator
    struct Iterator: AsyncIteratorProtocol {
      typealias Element = Notification
      typealias Failure = Never
      var _heard: AsyncStream<Notification>.Iterator
      mutating func next() async -> Notification? { await _heard.next() }
    }
    let _center: NotificationCenter
    let _name: Notification.Name
    let _object: Any?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: Any?) {
      _center = center
      _name = name
      _object = object
    }

    /// It hears from here on.
    func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator {
      let (center, name, object) = (_center, _name, _object)
      let heard = AsyncStream<Notification> { continuation in
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield($0)
        }
        continuation.onTermination = { _ in center.removeObserver(observer) }
      }
      return Iterator(_heard: heard.makeAsyncIterator())
    }
  }
  func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
    -> NotificationCenter.Notifications
  { Notifications(self, name, object) }
  func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    weak let target = observer as AnyObject
    let listener = Observer(name: aName, object: anObject) { notification in
      guard let target else { return }
      _ObjectiveC.perform(aSelector._name, on: target, notification)
    }
    listener.target = target
    observers.append(listener)
  }
  func post(name aName: NSNotification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }
}
