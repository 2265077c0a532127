import EarshotSwiftCode

/// How much is tried, and how much of that was.
struct Effort {
  /// How many steps are left for a statement before inference gives up; the statements of closures in it have
  /// their own.
  var budget = Effort.stepLimit
  /// Steps that the search for a better way must leave.
  var spareSteps = 0
  /// How many steps are left for one body in all: closures in closures with overloads at every level would take time
  /// that doubles with each of them.
  var total = 100_000
  /// The closures that have added their share to that.
  var sharing: Set<ObjectIdentifier> = []
  /// How many searches are under way: what is found inside of one may still change.
  var depth = 0
  /// How many statements are under way, one inside of the other.
  var nesting = 0
  /// Whether a search in the statement ended before it had tried everything.
  var gaveUp = false
  /// The score of a way that is known already: none that costs more is looked for.
  var bound: Score?
  /// How many ways were left because a better one was known.
  var outdone = 0

  static let stepLimit = 30_000
  /// How much a statement of a closure adds to the total, once, however often the closure is looked into.
  static let statementShare = 10_000
  static let lookedThroughInStep = 64
  static let tooManySteps = "inference took too many steps: write it in several statements or functions"

  var isSpent: Bool { budget <= 0 || total <= 0 }

  /// To look through all that waits for what it waits for is less than to look at each, and grows with it all the same.
  mutating func lookThrough(_ count: Int) {
    let steps = count / Effort.lookedThroughInStep
    budget -= steps
    total -= steps
  }

  /// - Returns: whether there was a step left.
  mutating func takeStep() -> Bool {
    budget -= 1
    total -= 1
    gaveUp = gaveUp || isSpent
    return !isSpent
  }
}

/// What is let pass that Swift does not: tried where nothing fits without.
struct Lenience: Equatable {
  /// Whether a member that nothing declares is taken for something unknown: all else has to fit.
  var takesUndeclared = false
  /// Whether what doesn't fit is taken as a gap instead of a failure: to know as much as can be known of broken code.
  var allowsGaps = false
  /// Whether lists may hold less than what is asked for.
  var widensElements = false
  /// Whether an argument that ends with a member which nothing declares is taken for what that was called on.
  var keepsArguments = true
}

/// What did not fit, and what might have been otherwise.
struct Report {
  /// What did not fit, one for each statement.
  var diagnostics: [TypedBody.Problem] = []
  /// Where what is being understood begins.
  var start: Int?
  /// Why the first way that was tried did not fit.
  var failure: String?
  /// Whether of several ways, none was better than all others.
  var metAmbiguity = false
  /// Whether a member was asked for that nothing declares.
  var metUndeclared = false
  /// Whether it would have made a difference that lists hold less than what is asked for.
  var metOpenElements = false
}

/// What the functions around the code are.
struct Surroundings {
  /// What the function around gives.
  var returns: [Type] = []
  /// Whether the functions around are asynchronous.
  var asyncStack: [Bool] = []
  /// What the functions around may throw.
  var thrown: [Type] = []
  /// How many `do` blocks around catch what is thrown: what that is says all that is in them.
  var catching = 0
  /// Where values stand that texts of a type's own are made with.
  var interpolated: [Span] = []

  /// Whether an expression is part of such a value.
  func isInterpolated(_ expression: Expression) -> Bool {
    interpolated.contains { $0.start <= expression.span.start && expression.span.end <= $0.end }
  }
}
