// Supabase (github.com/supabase/supabase-swift): the declarations of FetchOptions, as its documentation has them.

struct FetchOptions {
  let head: Bool
  let count: CountOption?

  init(head: Bool = false, count: CountOption? = nil) {
    self.head = head
    self.count = count
  }
}
