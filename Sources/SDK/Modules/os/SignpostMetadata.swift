// os: the declarations of SignpostMetadata.
// Declared as the framework's interface has it, with code of our own.

struct SignpostMetadata: ExpressibleByStringInterpolation {
  typealias StringInterpolation = OSLogInterpolation
  typealias StringLiteralType = String
  init(stringInterpolation: OSLogInterpolation) {}
  init(stringLiteral value: String) {}
}
