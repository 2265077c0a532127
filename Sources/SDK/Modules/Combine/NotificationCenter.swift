// Combine: the declarations of NotificationCenter.
// Declared as the framework's interface has it, with code of our own.

extension NotificationCenter {
  struct Publisher: Combine.Publisher, Equatable {
    typealias Output = Notification
    typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let out = _Out(subscriber)
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) { out.send($0) }
      out.whenCancelled = { center.removeObserver(token) }
    }

    static func == (lhs: NotificationCenter.Publisher, rhs: NotificationCenter.Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
