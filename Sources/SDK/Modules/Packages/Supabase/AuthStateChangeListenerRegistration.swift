// Supabase: the declarations of AuthStateChangeListenerRegistration, as its documentation has them.

protocol AuthStateChangeListenerRegistration {
  func remove()
}
