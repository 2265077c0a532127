// Supabase (github.com/supabase/supabase-swift): the declarations of CountOption, as its documentation has them.

enum CountOption: String { case exact, planned, estimated }
