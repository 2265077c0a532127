// Swift's standard library: the declarations of DecodingError.
// Declared as the toolchain's interface has it, with code of our own.

enum DecodingError: Error {
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
  case typeMismatch(any Any.Type, DecodingError.Context)
  case valueNotFound(any Any.Type, DecodingError.Context)
  case keyNotFound(any CodingKey, DecodingError.Context)
  case dataCorrupted(DecodingError.Context)
}

extension DecodingError: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension DecodingError {
  static func dataCorruptedError<C>(forKey key: C.Key, in container: C, debugDescription: String)
    -> DecodingError where C: KeyedDecodingContainerProtocol
  {
    .dataCorrupted(Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }
  static func dataCorruptedError(in container: any UnkeyedDecodingContainer, debugDescription: String)
    -> DecodingError
  {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
  static func dataCorruptedError(in container: any SingleValueDecodingContainer, debugDescription: String)
    -> DecodingError
  {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}
