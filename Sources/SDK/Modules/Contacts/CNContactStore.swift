// Contacts: the declarations of CNContactStore. Nobody has allowed it anything yet.
// Declared as the framework's interface has it, with code of our own.

class CNContactStore: NSObject, Sendable {
  class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  override init() {}
  func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  @discardableResult func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await withCheckedContinuation { _ in }
  }
  func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { [] }
}
