// SwiftData: the declarations of FetchDescriptor.
// Declared as the framework's interface has it, with code of our own.

struct FetchDescriptor<T> where T: PersistentModel {
  var predicate: Predicate<T>?
  var sortBy: [SortDescriptor<T>]
  var fetchLimit: Int?
  var fetchOffset: Int?
  var includePendingChanges: Bool = true
  var propertiesToFetch: [PartialKeyPath<T>] = []
  var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
