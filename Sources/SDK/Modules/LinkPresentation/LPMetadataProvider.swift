// LinkPresentation: the declarations of LPMetadataProvider.
// Declared as the framework's interface has it, with code of our own.

/// No page is fetched: nobody is told of one.
class LPMetadataProvider: NSObject {
  var shouldFetchSubresources: Bool = true
  var timeout: TimeInterval = 30
  override init() { super.init() }
  func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  func startFetchingMetadata(
    for request: URLRequest, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await startFetchingMetadata(for: URLRequest(url: url))
  }
  func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: request) { metadata, error in
        if let metadata { continuation.resume(returning: metadata) }
        if let error { continuation.resume(throwing: error) }
      }
    }
  }
  func cancel() {}
}
