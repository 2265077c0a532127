// Supabase (github.com/supabase/supabase-swift): the declarations of UserIdentity, as its documentation has them.

struct UserIdentity: Codable, Hashable, Identifiable {
  var id: String
  var identityId: UUID
  var userId: UUID
  var identityData: [String: JSONValue]?
  var provider: String
  var createdAt: Date?
  var lastSignInAt: Date?
  var updatedAt: Date?
}
