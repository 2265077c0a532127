// Supabase (github.com/supabase/supabase-swift): the declarations of ResendEmailType, as its documentation has them.

enum ResendEmailType: String {
  case signup
  case emailChange = "email_change"
}
