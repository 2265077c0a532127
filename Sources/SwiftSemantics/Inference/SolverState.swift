import EarshotSwiftCode
import HashTreeCollections

/// What is known so far on one way through the possibilities. Going back is keeping an old one: a copy shares all
/// that is not changed, for a body has many ways and each of them changes little.
struct SolverState {
  var bindings = VariableBindings()
  /// What can't be decided yet.
  var waiting = WaitingConstraints()
  /// What has to be looked at.
  var work: [Constraint] = []
  /// Closures that can be looked into: when all around has been looked at, and may still be the best.
  var ready: [Constraint] = []
  /// The variables of what collection literals hold.
  var elements: Set<Int> = []
  /// How many closures were looked into before the types of their parameters were known.
  var blindClosures = 0
  var score = Score()
  var isFailed = false
  /// The first thing that didn't fit.
  var failure: String?
  /// Where that is, if it is known.
  var failurePlace: Int?
  /// What is known of the code that is being understood.
  var found = Findings()
  var locals: TreeDictionary<Local, Type> = [:]

  /// What the calls in a `do` throw.
  var thrown: [Type] = []
  struct Choice {
    var candidate: Candidate
    /// What the type parameters of the declaration are.
    var map: Substitution
    var type: Type
  }

  /// The variable that stands for one and all that are the same.
  func representative(_ number: Int) -> Int {
    var current = number
    while case .link(let next) = bindings[current] { current = next }
    return current
  }

  mutating func fail(_ reason: @autoclosure () -> String) {
    isFailed = true
    if failure == nil { failure = reason() }
  }
}
