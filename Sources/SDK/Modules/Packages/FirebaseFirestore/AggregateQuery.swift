// FirebaseFirestore: the declarations of AggregateQuery, as its documentation has them.

class AggregateQuery: NSObject {
  let query: Query

  init(_query: Query) { query = _query }

  func getAggregation(
    source: AggregateSource, completion: @escaping (AggregateQuerySnapshot?, (any Error)?) -> Void
  ) {}
  func getAggregation(source: AggregateSource) async throws -> AggregateQuerySnapshot { await _unanswered() }
}
