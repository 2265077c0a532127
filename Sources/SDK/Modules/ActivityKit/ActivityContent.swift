// ActivityKit: the declarations of ActivityContent.
// Declared as the framework's interface has it, with code of our own.

struct ActivityContent<State>: Hashable, Codable where State: Codable, State: Hashable {
  var state: State
  var staleDate: Date?
  var relevanceScore: Double

  init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
