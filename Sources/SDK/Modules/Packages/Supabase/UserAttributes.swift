// Supabase (github.com/supabase/supabase-swift): the declarations of UserAttributes, as its documentation has them.

struct UserAttributes {
  var email: String?
  var phone: String?
  var password: String?
  var nonce: String?
  var data: [String: JSONValue]?

  init(
    email: String? = nil, phone: String? = nil, password: String? = nil, nonce: String? = nil,
    data: [String: JSONValue]? = nil
  ) {
    self.email = email
    self.phone = phone
    self.password = password
    self.nonce = nonce
    self.data = data
  }
}
