// Supabase (github.com/supabase/supabase-swift): the declarations of User, as its documentation has them.

struct User: Codable, Hashable, Identifiable {
  var id: UUID
  var appMetadata: [String: JSONValue]
  var userMetadata: [String: JSONValue]
  var aud: String
  var confirmationSentAt: Date?
  var recoverySentAt: Date?
  var emailChangeSentAt: Date?
  var newEmail: String?
  var invitedAt: Date?
  var actionLink: String?
  var email: String?
  var phone: String?
  var createdAt: Date
  var confirmedAt: Date?
  var emailConfirmedAt: Date?
  var phoneConfirmedAt: Date?
  var lastSignInAt: Date?
  var role: String?
  var updatedAt: Date
  var identities: [UserIdentity]?
  var isAnonymous: Bool

  init(
    id: UUID, appMetadata: [String: JSONValue], userMetadata: [String: JSONValue], aud: String,
    email: String? = nil, phone: String? = nil, createdAt: Date, confirmedAt: Date? = nil,
    emailConfirmedAt: Date? = nil, phoneConfirmedAt: Date? = nil, lastSignInAt: Date? = nil,
    role: String? = nil, updatedAt: Date, identities: [UserIdentity]? = nil, isAnonymous: Bool = false
  ) {
    self.id = id
    self.appMetadata = appMetadata
    self.userMetadata = userMetadata
    self.aud = aud
    self.email = email
    self.phone = phone
    self.createdAt = createdAt
    self.confirmedAt = confirmedAt
    self.emailConfirmedAt = emailConfirmedAt
    self.phoneConfirmedAt = phoneConfirmedAt
    self.lastSignInAt = lastSignInAt
    self.role = role
    self.updatedAt = updatedAt
    self.identities = identities
    self.isAnonymous = isAnonymous
  }
}
