// Supabase: the declarations of PostgrestReturningOptions, as its documentation has them.

enum PostgrestReturningOptions: String { case minimal, representation }
