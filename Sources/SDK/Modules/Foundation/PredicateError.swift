// Foundation: the declarations of PredicateError.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct PredicateError: Error, Hashable, CustomDebugStringConvertible {
  static let undefinedVariable: PredicateError
  static let forceUnwrapFailure: PredicateError
  static let forceCastFailure: PredicateError
  static let invalidInput: PredicateError
  var debugDescription: String { get }
  static func == (lhs: PredicateError, rhs: PredicateError) -> Bool
}
