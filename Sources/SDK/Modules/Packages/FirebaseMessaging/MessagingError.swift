// FirebaseMessaging: the declarations of MessagingError, as its documentation has them.

struct MessagingError: Error {
  enum Code: Int {
    case unknown = 0
    case authentication = 1
    case noAccess = 2
    case timeout = 3
    case network = 4
    case operationInProgress = 5
    case invalidRequest = 7
    case invalidTopicName = 8
  }

  let code: Code

  init(_ code: Code) { self.code = code }
}
