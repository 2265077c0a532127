// Supabase: the declarations of RealtimeChannelConfig, as its documentation has them.

struct RealtimeChannelConfig {
  var isPrivate = false
}
