// FirebaseAuth: the declarations of AdditionalUserInfo, as its documentation has them.

class AdditionalUserInfo: NSObject {
  var providerID: String { get }
  var profile: [String: Any]? { get }
  var username: String? { get }
  var isNewUser: Bool { get }
}
