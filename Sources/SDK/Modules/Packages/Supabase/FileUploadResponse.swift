// Supabase (github.com/supabase/supabase-swift): the declarations of FileUploadResponse, as its documentation has them.

struct FileUploadResponse {
  let id: String
  let path: String
  let fullPath: String
}
