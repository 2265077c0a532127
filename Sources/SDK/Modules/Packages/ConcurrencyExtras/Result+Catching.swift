// swift-concurrency-extras: what it adds to Result, as its documentation has it.

extension Result where Failure == any Error {
  init(catching body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
