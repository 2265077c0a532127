// Supabase: the declarations of SupabaseStorageClient, as its documentation has them.

final class SupabaseStorageClient {
  private let address: URL

  init(_address: URL) { address = _address }

  func from(_ id: String) -> StorageFileApi { StorageFileApi(_bucket: id, _address: address) }
}
