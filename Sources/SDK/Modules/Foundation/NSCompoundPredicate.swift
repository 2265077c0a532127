// Foundation: the declarations of NSCompoundPredicate.
// Declared as the framework's interface has it, with code of our own.

class NSCompoundPredicate: NSPredicate, Sendable {
  enum LogicalType: UInt, Sendable {
    typealias RawValue = UInt
    case not
    case and
    case or
  }
  let compoundPredicateType: NSCompoundPredicate.LogicalType
  let subpredicates: [NSPredicate]
  init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
    compoundPredicateType = type
    self.subpredicates = subpredicates
    super.init(block: { object, bindings in
      switch type {
      case .not: return !subpredicates[0].evaluate(with: object, substitutionVariables: bindings)
      case .and:
        return subpredicates.allSatisfy { $0.evaluate(with: object, substitutionVariables: bindings) }
      case .or: return subpredicates.contains { $0.evaluate(with: object, substitutionVariables: bindings) }
      }
    })
  }
  convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .and, subpredicates: subpredicates)
  }
  convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {
    self.init(type: .or, subpredicates: subpredicates)
  }
  convenience init(notPredicateWithSubpredicate predicate: NSPredicate) {
    self.init(type: .not, subpredicates: [predicate])
  }
  override var predicateFormat: String {
    let parts = subpredicates.map { predicate in
      predicate is NSCompoundPredicate ? "(\(predicate.predicateFormat))" : predicate.predicateFormat
    }
    switch compoundPredicateType {
    case .not: return "NOT \(parts.first ?? "")"
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
    }
  }
}
