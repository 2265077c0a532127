// Supabase (github.com/supabase/supabase-swift): the declarations of PostgresAction, as its documentation has them.

protocol PostgresAction {}
