// Supabase (github.com/supabase/supabase-swift): the declarations of SignOutScope, as its documentation has them.

enum SignOutScope: String { case global, local, others }
