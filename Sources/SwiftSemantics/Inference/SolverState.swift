import EarshotSwiftCode
import HashTreeCollections

/// What is known so far on one way through the possibilities. Going back is keeping an old one: a copy shares all
/// that is not changed, for a body has many ways and each of them changes little.
struct SolverState {
  var bindings = VariableBindings()
  /// What can't be decided yet.
  var waiting: [Constraint] = []
  /// What has to be looked at.
  var work: [Constraint] = []
  /// Closures that can be looked into: when all around has been looked at, and may still be the best.
  var ready: [Constraint] = []
  /// The variables of what collection literals hold.
  var elements: Set<Int> = []
  var score = Score()
  var isFailed = false
  /// The first thing that didn't fit.
  var failure: String?
  /// Where that is, if it is known.
  var failurePlace: Int?
  var types: TreeDictionary<Expression, Type> = [:]
  var locals: TreeDictionary<Local, Type> = [:]
  /// What the name at an expression was found to mean.
  var choices: TreeDictionary<Expression, Choice> = [:]
  /// The variables that patterns, parameters and captures make.
  var variables: TreeDictionary<CodeSite, Local> = [:]
  var siteTypes: TreeDictionary<CodeSite, Type> = [:]
  /// The result builders that closures are read with.
  var builders: TreeDictionary<Expression, Type> = [:]

  /// Values on which members are called that nothing declares, by the member.
  var keptReceivers: TreeDictionary<Expression, Type> = [:]

  /// Parts of builders that are not known to be what the builder takes, with the cause.
  var unknownParts: TreeDictionary<Expression, GapCause> = [:]

  /// What the calls in a `do` throw.
  var thrown: [Type] = []
  /// Local functions and computed variables: looked into when all around is known.
  var functions: [Value] = []
  var accessors: [PendingAccessors] = []
  /// Values in texts: what they are changes nothing around them.
  var interpolated: [PendingValue] = []

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
