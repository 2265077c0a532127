// CoreSpotlight: the declarations of CSSearchableItem.
// Declared as the framework's interface has it, with code of our own.

class CSSearchableItem: NSObject {
  var uniqueIdentifier: String
  var domainIdentifier: String?
  var expirationDate: Date?
  var attributeSet: CSSearchableItemAttributeSet
  var isUpdate = false
  init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}
