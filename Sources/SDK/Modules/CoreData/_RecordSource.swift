// CoreData: what a context fetches from and saves to.
// Declared as the framework's interface has it, with code of our own.

protocol _RecordSource: AnyObject {
  /// In the order in which they were saved.
  var _records: [_Record] { get }
  func _record(of id: NSManagedObjectID) -> _Record?
  func _commit(_ changed: [_Record], deleted: [NSManagedObjectID], by context: NSManagedObjectContext)
}
