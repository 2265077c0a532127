// Supabase: the declarations of PostgrestFilterBuilder, as its documentation has them.

class PostgrestFilterBuilder: PostgrestTransformBuilder {
  enum Operator: String {
    case eq, neq, gt, gte, lt, lte, like, ilike, `is`, `in`, cs, cd, sl, sr, nxl, nxr, adj, ov, fts, plfts
    case phfts, wfts
  }

  func not(_ column: String, operator op: Operator, value: any PostgrestFilterValue) -> Self { self }
  func or(_ filters: any PostgrestFilterValue, referencedTable: String? = nil) -> Self { self }
  func eq(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func neq(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func gt(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func gte(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func lt(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func lte(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func contains(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func containedBy(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func overlaps(_ column: String, value: any PostgrestFilterValue) -> Self { self }
  func like(_ column: String, pattern: any PostgrestFilterValue) -> Self { self }
  func ilike(_ column: String, pattern: any PostgrestFilterValue) -> Self { self }
  func likeAllOf(_ column: String, patterns: [any PostgrestFilterValue]) -> Self { self }
  func likeAnyOf(_ column: String, patterns: [any PostgrestFilterValue]) -> Self { self }
  func iLikeAllOf(_ column: String, patterns: [any PostgrestFilterValue]) -> Self { self }
  func iLikeAnyOf(_ column: String, patterns: [any PostgrestFilterValue]) -> Self { self }
  func `is`(_ column: String, value: Bool?) -> Self { self }
  func `in`(_ column: String, values: [any PostgrestFilterValue]) -> Self { self }
  func rangeLt(_ column: String, range: any PostgrestFilterValue) -> Self { self }
  func rangeGt(_ column: String, range: any PostgrestFilterValue) -> Self { self }
  func rangeGte(_ column: String, range: any PostgrestFilterValue) -> Self { self }
  func rangeLte(_ column: String, range: any PostgrestFilterValue) -> Self { self }
  func rangeAdjacent(_ column: String, range: any PostgrestFilterValue) -> Self { self }
  func textSearch(
    _ column: String, query: any PostgrestFilterValue, config: String? = nil, type: TextSearchType? = nil
  ) -> Self { self }
  func filter(_ column: String, operator: String, value: String) -> Self { self }
  func match(_ query: [String: any PostgrestFilterValue]) -> Self { self }
}
