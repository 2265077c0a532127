// Contacts: the declarations of CNContactFetchRequest.
// Declared as the framework's interface has it, with code of our own.

class CNContactFetchRequest: NSObject {
  var predicate: NSPredicate?
  var keysToFetch: [any CNKeyDescriptor]
  var unifyResults = true
  var sortOrder: CNContactSortOrder = .none
  init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
