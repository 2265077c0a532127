// Supabase (github.com/supabase/supabase-swift): the declarations of TextSearchType, as its documentation has them.

enum TextSearchType: String {
  case plain = "pl"
  case phrase = "ph"
  case websearch = "w"
}
