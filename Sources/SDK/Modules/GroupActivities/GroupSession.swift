// GroupActivities: the declarations of GroupSession. Nobody is in a call.
// Declared as the framework's interface has it, with code of our own.

final class GroupSession<ActivityType>: ObservableObject where ActivityType: GroupActivity {
  enum State {
    case waiting
    case joined
    case invalidated(reason: any Error)
  }
  struct Sessions: AsyncSequence {
    typealias Element = GroupSession<ActivityType>
    init() {}
    struct Iterator: AsyncIteratorProtocol {
      typealias Element = GroupSession<ActivityType>
      init() {}
      mutating func next() async -> GroupSession<ActivityType>? { await withCheckedContinuation { _ in } }
    }
    func makeAsyncIterator() -> GroupSession<ActivityType>.Sessions.Iterator { Iterator() }
  }
  @Published var activity: ActivityType
  @Published var state: GroupSession<ActivityType>.State = .waiting
  @Published var activeParticipants: Set<Participant> = []
  var localParticipant: Participant { get }
  var id: UUID { get }
  init(_activity: ActivityType) { activity = _activity }
  func join() {}
  func leave() {}
  func end() {}
}
