// CoreData: the declarations of NSRelationshipDescription.
// Declared as the framework's interface has it, with code of our own.

class NSRelationshipDescription: NSPropertyDescription {
  weak var destinationEntity: NSEntityDescription?
  weak var inverseRelationship: NSRelationshipDescription? {
    didSet { _inverse = inverseRelationship?.name }
  }
  var maxCount = 0
  var minCount = 0
  var deleteRule = NSDeleteRule.nullifyDeleteRule
  var isOrdered = false
  var isToMany: Bool { maxCount != 1 }
  /// The name of the relationship that leads back.
  var _inverse: String?

  override init() { super.init() }

  /// As a model has it.
  static func _named(
    _ name: String, isToMany: Bool, isOrdered: Bool, inverse: String?, deleteRule: NSDeleteRule
  ) -> NSRelationshipDescription {
    let made = NSRelationshipDescription()
    made.name = name
    made.maxCount = isToMany ? 0 : 1
    made.isOrdered = isOrdered
    made._inverse = inverse
    made.deleteRule = deleteRule
    return made
  }
}
