// SwiftData: the declarations of FetchDescriptor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct FetchDescriptor<T>: Equatable where T: PersistentModel {
  var predicate: Predicate<T>? { get set }
  var sortBy: [SortDescriptor<T>] { get set }
  var fetchLimit: Int? { get set }
  var fetchOffset: Int? { get set }
  var includePendingChanges: Bool { get set }
  var propertiesToFetch: [PartialKeyPath<T>] { get set }
  var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] { get set }
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
  static func == (lhs: FetchDescriptor<T>, rhs: FetchDescriptor<T>) -> Bool
}
