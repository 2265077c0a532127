// Supabase (github.com/supabase/supabase-swift): the declarations of StorageFileApi, as its documentation has them.

final class StorageFileApi {
  private let bucket: String
  private let address: URL

  init(_bucket: String, _address: URL) {
    bucket = _bucket
    address = _address
  }

  func getPublicURL(path: String, download: Bool = false, options: TransformOptions? = nil) throws -> URL {
    address.appendingPathComponent("storage/v1/object/public/" + bucket + "/" + path)
  }

  // Nothing comes from the network.
  @discardableResult func upload(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { await _unanswered() }
  @discardableResult func upload(
    _ path: String, fileURL: URL, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { await _unanswered() }
  @discardableResult func update(
    _ path: String, data: Data, options: FileOptions = FileOptions()
  ) async throws -> FileUploadResponse { await _unanswered() }
  func move(from source: String, to destination: String) async throws { let _: Bool = await _unanswered() }
  @discardableResult func copy(from source: String, to destination: String) async throws -> String {
    await _unanswered()
  }
  func createSignedURL(
    path: String, expiresIn: Int, download: Bool = false, transform: TransformOptions? = nil
  ) async throws -> URL { await _unanswered() }
  @discardableResult func remove(paths: [String]) async throws -> [FileObject] { await _unanswered() }
  func list(path: String? = nil, options: SearchOptions? = nil) async throws -> [FileObject] {
    await _unanswered()
  }
  func download(path: String, options: TransformOptions? = nil) async throws -> Data { await _unanswered() }
  func exists(path: String) async throws -> Bool { await _unanswered() }
}
