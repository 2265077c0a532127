// CoreData: a section of what a results controller has fetched.
// Declared as the framework's interface has it, with code of our own.

struct _FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let _objects: [Any]
  var indexTitle: String? { name.first.map { $0.uppercased() } }
  var numberOfObjects: Int { _objects.count }
  var objects: [Any]? { _objects }

  init(_ name: String, _ objects: [Any]) {
    self.name = name
    _objects = objects
  }
}
