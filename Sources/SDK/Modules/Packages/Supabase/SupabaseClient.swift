// Supabase (github.com/supabase/supabase-swift): the declarations of SupabaseClient, as its documentation has them.

/// A client whose network doesn't answer, and nobody of which is signed in.
final class SupabaseClient {
  let supabaseURL: URL
  let supabaseKey: String
  let auth = AuthClient()
  let storage: SupabaseStorageClient
  let functions = FunctionsClient()
  let realtimeV2 = RealtimeClientV2()

  init(supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions = SupabaseClientOptions()) {
    self.supabaseURL = supabaseURL
    self.supabaseKey = supabaseKey
    storage = SupabaseStorageClient(_address: supabaseURL)
  }

  func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
  func schema(_ schema: String) -> PostgrestClient { PostgrestClient() }
  func rpc(
    _ fn: String, params: some Encodable, count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func rpc(_ fn: String, count: CountOption? = nil) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder()
  }
  func channel(
    _ name: String, options: (inout RealtimeChannelConfig) -> Void = { _ in }
  ) -> RealtimeChannelV2 { realtimeV2.channel(name, options: options) }
  func removeChannel(_ channel: RealtimeChannelV2) async {}
  func removeAllChannels() async {}
  func handle(_ url: URL) {}
}
