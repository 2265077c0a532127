// os: the declarations of OSLogMessage.
// Declared as the framework's interface has it, with code of our own.

struct OSLogMessage: ExpressibleByStringInterpolation {
  typealias StringInterpolation = OSLogInterpolation
  typealias StringLiteralType = String
  init(stringInterpolation: OSLogInterpolation) {}
  init(stringLiteral value: String) {}
}
