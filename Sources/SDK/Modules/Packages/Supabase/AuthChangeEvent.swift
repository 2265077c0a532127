// Supabase (github.com/supabase/supabase-swift): the declarations of AuthChangeEvent, as its documentation has them.

enum AuthChangeEvent: String {
  case initialSession = "INITIAL_SESSION"
  case passwordRecovery = "PASSWORD_RECOVERY"
  case signedIn = "SIGNED_IN"
  case signedOut = "SIGNED_OUT"
  case tokenRefreshed = "TOKEN_REFRESHED"
  case userUpdated = "USER_UPDATED"
  case userDeleted = "USER_DELETED"
  case mfaChallengeVerified = "MFA_CHALLENGE_VERIFIED"
}
