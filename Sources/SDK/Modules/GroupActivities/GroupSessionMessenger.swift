// GroupActivities: the declarations of GroupSessionMessenger.
// Declared as the framework's interface has it, with code of our own.

final class GroupSessionMessenger {
  struct MessageContext: Sendable {
    let source: Participant
  }
  struct Messages<Message>: AsyncSequence {
    typealias Element = (Message, GroupSessionMessenger.MessageContext)
    init() {}
    struct Iterator: AsyncIteratorProtocol {
      typealias Element = (Message, GroupSessionMessenger.MessageContext)
      init() {}
      mutating func next() async -> (Message, GroupSessionMessenger.MessageContext)? {
        await withCheckedContinuation { _ in }
      }
    }
    func makeAsyncIterator() -> GroupSessionMessenger.Messages<Message>.Iterator { Iterator() }
  }
  enum DeliveryMode: Sendable {
    case reliable
    case unreliable
  }
  init<Activity>(session: GroupSession<Activity>) where Activity: GroupActivity {}
  init<Activity>(
    session: GroupSession<Activity>, deliveryMode: GroupSessionMessenger.DeliveryMode = .reliable
  ) where Activity: GroupActivity {}
  func send<Message>(_ value: Message, to participants: Participants = .all) async throws
  where Message: Decodable, Message: Encodable {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
  func send<Message>(
    _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
  ) where Message: Decodable, Message: Encodable {}
  func messages<Message>(of type: Message.Type) -> GroupSessionMessenger.Messages<Message>
  where Message: Decodable, Message: Encodable { GroupSessionMessenger.Messages<Message>() }
}
