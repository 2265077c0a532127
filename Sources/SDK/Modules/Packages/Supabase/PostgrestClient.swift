// Supabase (github.com/supabase/supabase-swift): the declarations of PostgrestClient, as its documentation has them.

final class PostgrestClient {
  init() {}
  func from(_ table: String) -> PostgrestQueryBuilder { PostgrestQueryBuilder() }
  func rpc(
    _ fn: String, params: some Encodable, count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func rpc(_ fn: String, count: CountOption? = nil) throws -> PostgrestFilterBuilder {
    PostgrestFilterBuilder()
  }
  func schema(_ schema: String) -> PostgrestClient { self }
}
