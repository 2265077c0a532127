// FirebaseFirestore: the declarations of FirestoreErrorCode, as its documentation has them.

struct FirestoreErrorCode: Error {
  enum Code: Int {
    case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
    case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable
    case dataLoss, unauthenticated
  }

  let code: Code

  init(_ code: Code) { self.code = code }

  static var cancelled: Code { .cancelled }
  static var notFound: Code { .notFound }
  static var permissionDenied: Code { .permissionDenied }
  static var unavailable: Code { .unavailable }
  static var unauthenticated: Code { .unauthenticated }
}
