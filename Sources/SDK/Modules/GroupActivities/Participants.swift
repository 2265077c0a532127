// GroupActivities: the declarations of Participants.
// Declared as the framework's interface has it, with code of our own.

enum Participants: Hashable, Sendable {
  case all
  case only(Set<Participant>)
  static func only(_ participant: Participant) -> Participants { .only([participant]) }
}
