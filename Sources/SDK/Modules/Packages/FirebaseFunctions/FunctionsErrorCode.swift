// FirebaseFunctions: the declarations of FunctionsErrorCode, as its documentation has them.

enum FunctionsErrorCode: Int {
  case OK, cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists, permissionDenied
  case resourceExhausted, failedPrecondition, aborted, outOfRange, unimplemented, `internal`, unavailable
  case dataLoss, unauthenticated
}
