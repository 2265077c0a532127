// Supabase (github.com/supabase/supabase-swift): the declarations of AuthError, as its documentation has them.

enum AuthError: LocalizedError {
  case sessionMissing
  case weakPassword(message: String, reasons: [String])
  case api(message: String, errorCode: ErrorCode)
  case implicitGrantRedirect(message: String)
  case pkceGrantCodeExchange(message: String, error: String?, code: String?)

  var message: String {
    switch self {
    case .sessionMissing: "Auth session missing."
    case .weakPassword(let message, _), .api(let message, _), .implicitGrantRedirect(let message),
      .pkceGrantCodeExchange(let message, _, _):
      message
    }
  }
  var errorCode: ErrorCode {
    switch self {
    case .sessionMissing: .sessionNotFound
    case .weakPassword: .weakPassword
    case .api(_, let code): code
    default: .unknown
    }
  }
  var errorDescription: String? { message }
}
