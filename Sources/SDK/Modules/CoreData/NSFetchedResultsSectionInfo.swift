// CoreData: the declarations of NSFetchedResultsSectionInfo.
// Declared as the framework's interface has it, with code of our own.

protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
