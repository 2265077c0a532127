// Foundation: the declarations of NotificationCenter.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NotificationCenter: Sendable, Equatable, CustomStringConvertible {
  protocol AsyncMessage: Sendable {
    associatedtype Subject
  }
  protocol MainActorMessage {
    associatedtype Subject
  }
  protocol MessageIdentifier {
    associatedtype MessageType
  }
  struct BaseMessageIdentifier<MessageType>: NotificationCenter.MessageIdentifier, Sendable {
    init() where MessageType: NotificationCenter.MainActorMessage
    init() where MessageType: NotificationCenter.AsyncMessage
  }
  struct ObservationToken: Hashable, Sendable {}
  static let shared = NotificationCenter()
  class var `default`: NotificationCenter { shared }
  /// Someone who listens.
  class Observer: NSObject {
    let name: NSNotification.Name?
    let object: Any?
    let block: (Notification) -> Void
    /// Whose method is called, where that is how it is told.
    weak var target: AnyObject?
    init(name: NSNotification.Name?, object: Any?, block: @escaping (Notification) -> Void) {
      self.name = name
      self.object = object
      self.block = block
    }
    func hears(_ notification: Notification) -> Bool {
      if let name, name != notification.name { return false }
      return object == nil || NotificationCenter.isSame(object, notification.object)
    }
    func isFor(_ observer: Any) -> Bool {
      let observer = observer as AnyObject
      return self === observer || (target != nil && target === observer)
    }
  }
  var observers: [Observer] = []
  var description: String { "NotificationCenter" }
  required init() {}
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if one == nil || other == nil { return one == nil && other == nil }
    guard let one, let other else { return false }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }
  func addObserver<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier, using observer: @escaping (Message) async -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  func addObserver<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping (Message) async -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType
  func addObserver<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping (Message) async -> Void
  ) -> NotificationCenter.ObservationToken
  where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  func post<Message>(_ message: Message, subject: Message.Subject)
  where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  func post<Message>(_ message: Message) where Message: NotificationCenter.AsyncMessage
  func messages<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  func messages<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage,
    Message == Identifier.MessageType
  func messages<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10
  ) -> some Sendable & AsyncSequence<Message, Never>
  where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
  func addObserver<Identifier, Message>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage,
    Message == Identifier.MessageType, Message.Subject: AnyObject
  func addObserver<Identifier, Message>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where
    Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage,
    Message == Identifier.MessageType
  func addObserver<Message>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> NotificationCenter.ObservationToken
  where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
  @MainActor func post<Message>(_ message: Message, subject: Message.Subject)
  where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
  @MainActor func post<Message>(_ message: Message) where Message: NotificationCenter.MainActorMessage
  func removeObserver(_ token: NotificationCenter.ObservationToken)
  func post(_ notification: Notification) {
    for observer in observers where observer.hears(notification) { observer.block(notification) }
  }
  func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) { post(Notification(name: aName, object: anObject, userInfo: aUserInfo)) }
  func removeObserver(_ observer: Any) {
    observers.removeAll { $0.isFor(observer) }
  }
  func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
    observers.removeAll {
      $0.isFor(observer) && (aName == nil || $0.name == aName)
        && (object == nil || NotificationCenter.isSame($0.object, object))
    }
  }
  func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observer = Observer(name: name, object: obj, block: block)
    observers.append(observer)
    return observer
  }
  static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool { lhs === rhs }
}
