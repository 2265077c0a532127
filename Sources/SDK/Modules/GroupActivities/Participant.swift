// GroupActivities: the declarations of Participant.
// Declared as the framework's interface has it, with code of our own.

struct Participant: Hashable, Identifiable, Sendable {
  let id: UUID
}
