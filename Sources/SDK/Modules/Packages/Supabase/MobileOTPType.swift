// Supabase (github.com/supabase/supabase-swift): the declarations of MobileOTPType, as its documentation has them.

enum MobileOTPType: String {
  case sms
  case phoneChange = "phone_change"
}
