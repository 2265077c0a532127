// SwiftSoup (github.com/scinfu/SwiftSoup): the declarations of errors, as its documentation has them.

enum Exception: Error {
  case Error(type: ExceptionType, Message: String)
}
