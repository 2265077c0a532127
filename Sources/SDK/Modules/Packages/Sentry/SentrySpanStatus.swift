// Sentry (github.com/getsentry/sentry-cocoa): the declarations of SentrySpanStatus, as its documentation has them.

enum SentrySpanStatus: UInt {
  case undefined, ok, deadlineExceeded, unauthenticated, permissionDenied, notFound, resourceExhausted
  case invalidArgument, unimplemented, unavailable, internalError, unknownError, cancelled, alreadyExists
  case failedPrecondition, aborted, outOfRange, dataLoss
}
