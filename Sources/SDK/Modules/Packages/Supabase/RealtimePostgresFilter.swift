// Supabase: the declarations of RealtimePostgresFilter, as its documentation has them.

enum RealtimePostgresFilter {
  case eq(_ column: String, value: any PostgrestFilterValue)
  case neq(_ column: String, value: any PostgrestFilterValue)
  case gt(_ column: String, value: any PostgrestFilterValue)
  case gte(_ column: String, value: any PostgrestFilterValue)
  case lt(_ column: String, value: any PostgrestFilterValue)
  case lte(_ column: String, value: any PostgrestFilterValue)
  case `in`(_ column: String, values: [any PostgrestFilterValue])
}
