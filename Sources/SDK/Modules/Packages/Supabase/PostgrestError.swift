// Supabase (github.com/supabase/supabase-swift): the declarations of PostgrestError, as its documentation has them.

struct PostgrestError: Error {
  let detail: String?
  let hint: String?
  let code: String?
  let message: String

  init(detail: String? = nil, hint: String? = nil, code: String? = nil, message: String) {
    self.detail = detail
    self.hint = hint
    self.code = code
    self.message = message
  }
}

extension PostgrestError: LocalizedError {
  var errorDescription: String? { message }
}
