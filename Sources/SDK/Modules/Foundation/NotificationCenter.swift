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
  class var `default`: NotificationCenter { get }
  var description: String { get }
  required init()
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
  func post(_ notification: Notification)
  func post(
    name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  func removeObserver(_ observer: Any)
  func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?)
  func addObserver(
    forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol
  static func == (lhs: NotificationCenter, rhs: NotificationCenter) -> Bool
}
