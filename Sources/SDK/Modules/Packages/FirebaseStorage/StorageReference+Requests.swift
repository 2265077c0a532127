// FirebaseStorage: what it adds to StorageReference, as its documentation has it.

extension StorageReference {
  // Nothing comes from the network.
  @discardableResult func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    StorageUploadTask(_reference: self)
  }
  @discardableResult func putData(
    _ uploadData: Data, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { StorageUploadTask(_reference: self) }
  func putDataAsync(
    _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata { await _unanswered() }
  @discardableResult func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask {
    StorageUploadTask(_reference: self)
  }
  @discardableResult func putFile(
    from fileURL: URL, metadata: StorageMetadata? = nil,
    completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) -> StorageUploadTask { StorageUploadTask(_reference: self) }
  func putFileAsync(
    from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
  ) async throws -> StorageMetadata { await _unanswered() }
  @discardableResult func getData(
    maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
  ) -> StorageDownloadTask { StorageDownloadTask(_reference: self) }
  @discardableResult func getData(
    maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void
  ) -> StorageDownloadTask { StorageDownloadTask(_reference: self) }
  func data(maxSize: Int64) async throws -> Data { await _unanswered() }
  func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
  func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) {}
  func downloadURL() async throws -> URL { await _unanswered() }
  @discardableResult func write(
    toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) -> StorageDownloadTask { StorageDownloadTask(_reference: self) }
  func writeAsync(toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil) async throws -> URL {
    await _unanswered()
  }
  func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {}
  func listAll() async throws -> StorageListResult { await _unanswered() }
  func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {}
  func list(maxResults: Int64) async throws -> StorageListResult { await _unanswered() }
  func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {}
  func getMetadata() async throws -> StorageMetadata { await _unanswered() }
  func updateMetadata(
    _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?
  ) {}
  func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata { await _unanswered() }
  func delete(completion: (((any Error)?) -> Void)?) {}
  func delete() async throws { let _: Bool = await _unanswered() }
}
