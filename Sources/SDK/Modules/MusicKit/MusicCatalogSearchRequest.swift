// MusicKit: the declarations of MusicCatalogSearchRequest. What it finds comes from the network.
// Declared as the framework's interface has it, with code of our own.

struct MusicCatalogSearchRequest: Sendable {
  let term: String
  var limit: Int?
  var offset: Int?
  var includeTopResults = false
  init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
  func response() async throws -> MusicCatalogSearchResponse { await withCheckedContinuation { _ in } }
}
