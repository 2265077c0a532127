// Supabase (github.com/supabase/supabase-swift): the declarations of EmailOTPType, as its documentation has them.

enum EmailOTPType: String, CaseIterable {
  case signup, invite, magiclink, recovery, email
  case emailChange = "email_change"
}
