// Supabase (github.com/supabase/supabase-swift): the declarations of SortBy, as its documentation has them.

struct SortBy {
  var column: String?
  var order: String?

  init(column: String? = nil, order: String? = nil) {
    self.column = column
    self.order = order
  }
}
