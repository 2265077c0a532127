// Swift's standard library: the declarations of EncodingError.
// Declared as the toolchain's interface has it, with code of our own.

enum EncodingError: Error {
  struct Context: Sendable {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?
    init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }
  case invalidValue(Any, EncodingError.Context)
}

extension EncodingError: CustomDebugStringConvertible {
  var debugDescription: String { get }
}
