import EarshotSwiftCode

/// What is known of chains of members, by their expressions.
struct ImplicitChains {
  /// What the chains that are being read begin with, and so are.
  var roots: [Expression: Type] = [:]
  /// The next part of a chain that begins with no implicit member: each part would look for its beginning again.
  var plain: Expression?
  /// What chains of implicit members are before they convert to what is expected.
  var results: [Expression: Type] = [:]
  /// Members that arguments end with.
  var argumentMembers: Set<Expression> = []
}
