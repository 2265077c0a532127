// GroupActivities: the declarations of GroupStateObserver. Nobody is in a call.
// Declared as the framework's interface has it, with code of our own.

final class GroupStateObserver: ObservableObject {
  @Published var isEligibleForGroupSession = false
  init() {}
}
