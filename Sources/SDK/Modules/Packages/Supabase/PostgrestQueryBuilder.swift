// Supabase: the declarations of PostgrestQueryBuilder, as its documentation has them.

class PostgrestQueryBuilder: PostgrestBuilder {
  func select(
    _ columns: String = "*", head: Bool = false, count: CountOption? = nil
  ) -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func insert(
    _ values: some Encodable, returning: PostgrestReturningOptions? = nil, count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func upsert(
    _ values: some Encodable, onConflict: String? = nil,
    returning: PostgrestReturningOptions = .representation,
    count: CountOption? = nil, ignoreDuplicates: Bool = false
  ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func update(
    _ values: some Encodable, returning: PostgrestReturningOptions = .representation,
    count: CountOption? = nil
  ) throws -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
  func delete(
    returning: PostgrestReturningOptions = .representation, count: CountOption? = nil
  ) -> PostgrestFilterBuilder { PostgrestFilterBuilder() }
}
