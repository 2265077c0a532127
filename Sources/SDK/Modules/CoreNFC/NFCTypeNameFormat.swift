// CoreNFC: the declarations of NFCTypeNameFormat.
// Declared as the framework's interface has it, with code of our own.

enum NFCTypeNameFormat: UInt8, Sendable {
  case empty = 0
  case nfcWellKnown
  case media
  case absoluteURI
  case nfcExternal
  case unknown
  case unchanged
}
