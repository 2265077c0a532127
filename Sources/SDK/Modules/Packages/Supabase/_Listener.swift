// Supabase (github.com/supabase/supabase-swift): the declarations of _Listener, as its documentation has them.

final class _Listener: AuthStateChangeListenerRegistration {
  init() {}
  func remove() {}
}
