// CoreSpotlight: the declarations of CSCustomAttributeKey.
// Declared as the framework's interface has it, with code of our own.

class CSCustomAttributeKey: NSObject {
  let keyName: String
  let isSearchable: Bool
  let isSearchableByDefault: Bool
  let isUnique: Bool
  let isMultiValued: Bool
  convenience init?(keyName: String) {
    self.init(
      keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
  }
  init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
  }
}
