// Supabase (github.com/supabase/supabase-swift): the declarations of FileOptions, as its documentation has them.

struct FileOptions {
  var cacheControl: String
  var contentType: String?
  var upsert: Bool

  init(cacheControl: String = "3600", contentType: String? = nil, upsert: Bool = false) {
    self.cacheControl = cacheControl
    self.contentType = contentType
    self.upsert = upsert
  }
}
