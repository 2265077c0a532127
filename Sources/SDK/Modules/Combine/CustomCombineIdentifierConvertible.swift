// Combine: the declarations of CustomCombineIdentifierConvertible.
// Declared as the framework's interface has it, with code of our own.

protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
