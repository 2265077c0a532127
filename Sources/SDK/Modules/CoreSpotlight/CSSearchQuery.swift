// CoreSpotlight: the declarations of CSSearchQuery. What it would find is not known.
// Declared as the framework's interface has it, with code of our own.

class CSSearchQuery: NSObject, Sendable {
  let _queryString: String
  var _isCancelled = false
  var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  var completionHandler: (((any Error)?) -> Void)?
  var protectionClasses: [FileProtectionType] = []
  var foundItemCount: Int { get }
  var isCancelled: Bool { _isCancelled }
  init(queryString: String, queryContext: CSSearchQueryContext?) { _queryString = queryString }
  init(queryString: String, attributes: [String]?) { _queryString = queryString }
  func start()
  func cancel() { _isCancelled = true }
}
