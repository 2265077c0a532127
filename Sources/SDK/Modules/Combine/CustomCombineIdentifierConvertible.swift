// Combine: the declarations of CustomCombineIdentifierConvertible.

protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  var combineIdentifier: CombineIdentifier { get }
}
