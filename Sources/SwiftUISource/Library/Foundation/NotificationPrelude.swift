/// The notification center of an app that posts to it, as Swift code that is evaluated with the app: who
/// observes a name is told at once. What the system posts never comes.
enum NotificationPrelude {
  static let source = SourceFile(standingInFor: "Foundation (notifications)", text)

  static func isNeeded(by files: [SourceFile]) -> Bool {
    files.contains { $0.mentions(center) } && files.contains { $0.mentions(posting) }
  }

  private static let center = Array("NotificationCenter.default".utf8)
  private static let posting = Array(".post(name".utf8)

  private static let text = """
    struct Notification {
      struct Name: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      var name: Name
      var object: Any? = nil
      var userInfo: [AnyHashable: Any]? = nil
      init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
    }

    final class NotificationObserver {
      let name: Notification.Name?
      let object: Any?
      let block: ((Notification) -> Void)?
      let target: Any?
      let selector: Any?
      init(name: Notification.Name?, object: Any?, block: ((Notification) -> Void)?, target: Any?, selector: Any?) {
        self.name = name
        self.object = object
        self.block = block
        self.target = target
        self.selector = selector
      }
      func tell(_ notification: Notification) {
        if let name, name != notification.name { return }
        if let object, object !== notification.object { return }
        if let block {
          block(notification)
        } else {
          _perform(target, selector, notification)
        }
      }
    }

    final class NotificationSubject {
      let name: Notification.Name
      let subject: Any
      init(name: Notification.Name) {
        self.name = name
        subject = PassthroughSubject()
      }
    }

    final class NotificationCenter {
      static let `default` = NotificationCenter()
      var observers: [NotificationObserver] = []
      var subjects: [NotificationSubject] = []
      init() {}
      func addObserver(
        forName name: Notification.Name?, object: Any? = nil, queue: Any? = nil,
        using block: @escaping (Notification) -> Void
      ) -> NotificationObserver {
        let observer = NotificationObserver(
          name: name, object: object, block: block, target: nil, selector: nil)
        observers.append(observer)
        return observer
      }
      func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any? = nil) {
        observers.append(
          NotificationObserver(name: name, object: object, block: nil, target: observer, selector: selector))
      }
      func removeObserver(_ observer: Any) {
        observers.removeAll { $0 === observer || $0.target === observer }
      }
      func removeObserver(_ observer: Any, name: Notification.Name?, object: Any? = nil) {
        observers.removeAll {
          ($0 === observer || $0.target === observer) && (name == nil || $0.name == name)
        }
      }
      func post(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        post(Notification(name: name, object: object, userInfo: userInfo))
      }
      func post(_ notification: Notification) {
        for observer in observers { observer.tell(notification) }
        for held in subjects { if held.name == notification.name { held.subject.send(notification) } }
      }
      func publisher(for name: Notification.Name, object: Any? = nil) -> Any {
        for held in subjects { if held.name == name { return held.subject } }
        let held = NotificationSubject(name: name)
        subjects.append(held)
        return held.subject
      }
      func notifications(named name: Notification.Name, object: Any? = nil) -> [Notification] { [] }
    }
    """
}
