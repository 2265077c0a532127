// Supabase (github.com/supabase/supabase-swift): the declarations of SearchOptions, as its documentation has them.

struct SearchOptions {
  var limit: Int?
  var offset: Int?
  var sortBy: SortBy?
  var search: String?

  init(limit: Int? = nil, offset: Int? = nil, sortBy: SortBy? = nil, search: String? = nil) {
    self.limit = limit
    self.offset = offset
    self.sortBy = sortBy
    self.search = search
  }
}
