// Supabase (github.com/supabase/supabase-swift): the declarations of AuthResponse, as its documentation has them.

enum AuthResponse {
  case session(Session)
  case user(User)

  var user: User {
    switch self {
    case .session(let session): session.user
    case .user(let user): user
    }
  }
  var session: Session? { if case .session(let session) = self { session } else { nil } }
}
