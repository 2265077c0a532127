// AppIntents: the declarations of IntentDonationIdentifier.
// Declared as the framework's interface has it, with code of our own.

struct IntentDonationIdentifier: Hashable, Sendable {
  let _id: UUID
  init() { _id = UUID() }
}
