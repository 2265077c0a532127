// Supabase (github.com/supabase/supabase-swift): the declarations of AnyAction, as its documentation has them.

enum AnyAction: PostgresAction {
  case insert(InsertAction)
  case update(UpdateAction)
  case delete(DeleteAction)
}
