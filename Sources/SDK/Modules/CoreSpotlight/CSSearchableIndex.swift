// CoreSpotlight: the declarations of CSSearchableIndex. It takes everything in; no search is made here.
// Declared as the framework's interface has it, with code of our own.

class CSSearchableIndex: NSObject, Sendable {
  static let _default = CSSearchableIndex(name: "")
  weak var indexDelegate: (any CSSearchableIndexDelegate)?
  let _name: String
  init(name: String) { _name = name }
  init(name: String, protectionClass: FileProtectionType?) { _name = name }
  class func `default`() -> CSSearchableIndex { _default }
  class func isIndexingAvailable() -> Bool { true }

  func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) { _tell(completionHandler) }
  func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { _tell(completionHandler) }
  func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { _tell(completionHandler) }
  func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    _tell(completionHandler)
  }
  func deleteAllSearchableItems() async throws {}
  func beginBatch() {}
  func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
    _tell(completionHandler)
  }
  func endBatch(withClientState clientState: Data) async throws {}

  func _tell(_ handler: (((any Error)?) -> Void)?) {
    if let handler { Task { handler(nil) } }
  }
}
