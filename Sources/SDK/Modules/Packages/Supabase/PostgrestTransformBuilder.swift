// Supabase: the declarations of PostgrestTransformBuilder, as its documentation has them.

class PostgrestTransformBuilder: PostgrestBuilder {
  func select(_ columns: String = "*") -> PostgrestTransformBuilder { self }
  func order(
    _ column: String, ascending: Bool = true, nullsFirst: Bool = false, referencedTable: String? = nil
  ) -> PostgrestTransformBuilder { self }
  func limit(_ count: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
  func range(from: Int, to: Int, referencedTable: String? = nil) -> PostgrestTransformBuilder { self }
  func single() -> PostgrestTransformBuilder { self }
  func maybeSingle() -> PostgrestTransformBuilder { self }
  func csv() -> PostgrestTransformBuilder { self }
  func geojson() -> PostgrestTransformBuilder { self }
}
