// FirebaseFirestore: the declarations of FirestoreQuery, as its documentation has them.

/// A collection of which nothing was read yet.
@propertyWrapper struct FirestoreQuery<T>: DynamicProperty {
  struct Configuration {
    var path: String
    var predicates: [QueryPredicate]
    var decodingFailureStrategy: DecodingFailureStrategy = .raise
    var error: (any Error)?
    var animation: Animation?
  }

  private let empty: T
  @State private var configuration: Configuration

  init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == [U] {
    empty = []
    _configuration = State(
      initialValue: Configuration(
        path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy,
        animation: animation))
  }
  init<U: Decodable>(
    collectionPath: String, predicates: [QueryPredicate] = [],
    decodingFailureStrategy: DecodingFailureStrategy = .raise, animation: Animation? = nil
  ) where T == Result<[U], any Error> {
    empty = .success([])
    _configuration = State(
      initialValue: Configuration(
        path: collectionPath, predicates: predicates, decodingFailureStrategy: decodingFailureStrategy,
        animation: animation))
  }

  var wrappedValue: T { empty }
  var projectedValue: Configuration {
    get { configuration }
    nonmutating set { configuration = newValue }
  }
}
