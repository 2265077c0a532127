// Supabase (github.com/supabase/supabase-swift): the declarations of PostgrestBuilder, as its documentation has them.

/// A query that is not answered.
class PostgrestBuilder {
  init() {}
  func setHeader(name: String, value: String) -> Self { self }
  @discardableResult func execute(
    options: FetchOptions = FetchOptions()
  ) async throws -> PostgrestResponse<Void> { await _unanswered() }
  @discardableResult func execute<T: Decodable>(
    options: FetchOptions = FetchOptions(), decoder: JSONDecoder? = nil
  ) async throws -> PostgrestResponse<T> { await _unanswered() }
}
