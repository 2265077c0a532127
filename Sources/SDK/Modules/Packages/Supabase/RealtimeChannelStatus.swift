// Supabase: the declarations of RealtimeChannelStatus, as its documentation has them.

enum RealtimeChannelStatus { case unsubscribed, subscribing, subscribed, unsubscribing }
