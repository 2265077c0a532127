// Foundation: the declarations of NSPredicate that only Apple's platforms have.

extension NSPredicate {
  convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }
  convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let condition = _PredicateParser.read(predicateFormat, arguments ?? [])
    self.init(block: { object, bindings in condition.holds(for: object, bindings ?? [:]) })
    _format = _PredicateToken._shown(predicateFormat, arguments ?? [])
  }
  convenience init(format predicateFormat: String, arguments argList: CVaListPointer)
  convenience init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject {
    self.init(block: { object, _ in
      guard let object = object as? Input else { return false }
      return (try? predicate.evaluate(object)) ?? false
    })
  }
  func withSubstitutionVariables(_ variables: [String: Any]) -> Self
}
