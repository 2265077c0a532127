// Supabase (github.com/supabase/supabase-swift): the declarations of FileObject, as its documentation has them.

struct FileObject: Identifiable {
  var name: String
  var id: UUID?
  var bucketId: String?
  var updatedAt: Date?
  var createdAt: Date?
  var metadata: [String: JSONValue]?
}
