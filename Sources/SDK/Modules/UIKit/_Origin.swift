// UIKit: the declarations of _Origin.

/// Where something that is said comes from, when no code says it.
struct _Origin {
  let field: String
  let rule: String
  let isGuess: Bool
}
