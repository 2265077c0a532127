// SwiftUI: what a fetch request of a view asks for, and where.
// Code of our own.

/// Kept at the place of the view's property: the view may change what it asks for.
final class _FetchSettings<Result> where Result: NSFetchRequestResult {
  var request: NSFetchRequest<Result>
  var nsPredicate: NSPredicate?
  var nsSortDescriptors: [NSSortDescriptor]

  init(_ request: NSFetchRequest<Result>) {
    self.request = request
    nsPredicate = request.predicate
    nsSortDescriptors = request.sortDescriptors ?? []
  }

  /// What a context has of it.
  func objects(in context: NSManagedObjectContext?) -> [Result] {
    guard let context else { return [] }
    let asked = NSFetchRequest<Result>()
    asked.entity = request.entity
    asked._name = request._name
    asked.fetchLimit = request.fetchLimit
    asked.fetchOffset = request.fetchOffset
    asked.includesSubentities = request.includesSubentities
    asked.predicate = nsPredicate
    asked.sortDescriptors = nsSortDescriptors
    return (try? context.fetch(asked)) ?? []
  }
}
