// FirebaseAppCheck: the declarations of AppCheckToken, as its documentation has them.

class AppCheckToken: NSObject {
  let token: String
  let expirationDate: Date

  init(token: String, expirationDate: Date) {
    self.token = token
    self.expirationDate = expirationDate
  }
}
