// Foundation: the declarations of NSPredicate that only Apple's platforms have.

extension NSPredicate {
  convenience init(format predicateFormat: String, _ args: any CVarArg...)
  convenience init(format predicateFormat: String, argumentArray arguments: [Any]?)
  convenience init(format predicateFormat: String, arguments argList: CVaListPointer)
  convenience init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject
  func withSubstitutionVariables(_ variables: [String: Any]) -> Self
}
