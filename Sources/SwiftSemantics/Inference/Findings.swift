import EarshotSwiftCode
import HashTreeCollections

/// What is found out about code on one way through the possibilities.
struct Findings {
  var types: TreeDictionary<Expression, Type> = [:]
  /// What the name at an expression was found to mean.
  var choices: TreeDictionary<Expression, SolverState.Choice> = [:]
  /// The variables that patterns, parameters and captures make.
  var variables: TreeDictionary<CodeSite, Local> = [:]
  var siteTypes: TreeDictionary<CodeSite, Type> = [:]
  /// The result builders that closures are read with.
  var builders: TreeDictionary<Expression, Type> = [:]
  /// Values on which members are called that nothing declares, by the member.
  var keptReceivers: TreeDictionary<Expression, Type> = [:]
  /// Parts of builders that are not known to be what the builder takes, with the cause.
  var unknownParts: TreeDictionary<Expression, GapCause> = [:]
  /// Why it is not known what an expression means: nothing declares what it asks for.
  var undeclared: TreeDictionary<Expression, GapCause> = [:]
  /// Local functions and computed variables: looked into when all around is known.
  var functions: [Value] = []
  var accessors: [PendingAccessors] = []
  /// Values in texts: what they are changes nothing around them.
  var interpolated: [PendingValue] = []
  /// Components of builders that are understood for good.
  var components: [UnderstoodComponent] = []

  /// With what was found out about other code.
  mutating func add(_ other: Findings) {
    types.merge(other.types) { $1 }
    choices.merge(other.choices) { $1 }
    variables.merge(other.variables) { $1 }
    siteTypes.merge(other.siteTypes) { $1 }
    builders.merge(other.builders) { $1 }
    keptReceivers.merge(other.keptReceivers) { $1 }
    unknownParts.merge(other.unknownParts) { $1 }
    undeclared.merge(other.undeclared) { $1 }
    functions += other.functions
    accessors += other.accessors
    interpolated += other.interpolated
    components += other.components
  }

  /// All that is said in it, with what is known put in; nil where some of it is open.
  func known(_ simplify: (Type) -> Type) -> Findings? {
    var isOpen = false
    func close(_ type: Type) -> Type {
      let known = simplify(type)
      if known.hasVariables { isOpen = true }
      return known
    }
    var result = self
    result.types = types.mapValues(close)
    result.siteTypes = siteTypes.mapValues(close)
    result.builders = builders.mapValues(close)
    result.keptReceivers = keptReceivers.mapValues(close)
    if isOpen { return nil }
    result.choices = choices.mapValues { choice in
      var choice = choice
      choice.type = close(choice.type)
      choice.map = choice.map.mapValues(close)
      choice.candidate = choice.candidate.known(close)
      return choice
    }
    return isOpen ? nil : result
  }
}

/// A component of a result builder that is understood for good: whatever is tried around it, nothing of it changes,
/// so it is not looked into again. Else each call with several meanings would look into all that its closures hold once
/// for each of those, and calls in calls as often as all of them multiplied.
final class UnderstoodComponent {
  let attempt: Attempt
  /// What the builder makes of it.
  let type: Type
  let found: Findings
  let locals: [(Local, Type)]
  /// What it adds to the score of what it stands in.
  let score: Score
  let blindClosures: Int
  let thrown: [Type]
  let failure: String?
  let failurePlace: Int?
  let metOpenElements: Bool

  init(
    attempt: Attempt, type: Type, found: Findings, locals: [(Local, Type)], score: Score, blindClosures: Int,
    thrown: [Type], failure: String?, failurePlace: Int?, metOpenElements: Bool
  ) {
    self.attempt = attempt
    self.type = type
    self.found = found
    self.locals = locals
    self.score = score
    self.blindClosures = blindClosures
    self.thrown = thrown
    self.failure = failure
    self.failurePlace = failurePlace
    self.metOpenElements = metOpenElements
  }

  /// What a component depends on.
  struct Attempt: Equatable {
    /// The variables around it that it reads.
    let reads: [Local]
    /// The builder, and what those variables are.
    let types: [Type]
    var lenience: Lenience

    static func == (one: Attempt, other: Attempt) -> Bool {
      one.lenience == other.lenience && one.reads == other.reads
        && one.types.elementsEqual(other.types, by: ===)
    }
  }
}
