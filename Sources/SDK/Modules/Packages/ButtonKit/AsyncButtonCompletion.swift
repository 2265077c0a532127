// ButtonKit: the declarations of AsyncButtonCompletion, as its documentation has them.

enum AsyncButtonCompletion {
  case completed
  case cancelled
  case errored(error: Error, numberOfFailures: Int)
}
