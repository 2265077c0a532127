// PostgREST (github.com/supabase/supabase-swift): what it sees.

@_exported import Supabase
